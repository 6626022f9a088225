import { useId } from 'react';
import type { ContactContext } from './contact-link.ts';
import { Button } from '#client/components/button/button.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { ContactDialog, contactDialogId } from './contact-dialog.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './contact.module.css';

/** "Did you not find an answer?" with its pop-up, which hands over the context (behaviour/shell 21). */
export const ContactBlock = ({ context }: { context?: Omit<ContactContext, 'order'> }) => {
  const titleId = useId();
  return (
    <section
      id="contact"
      className={classNames('panel cluster gap-4', styles.block)}
      aria-labelledby={titleId}
      data-print="hide"
    >
      <Icon name="mail" size="tile" />
      <div className={classNames('stack gap-1', styles.words)}>
        <T parent="h2" id={titleId} className="text-xl" i18nKey="contact.title" />
        <T parent="p" i18nKey="contact.text" />
      </div>
      <Button {...opensDialog(contactDialogId)} i18nKey="contact.button" />
      <ContactDialog context={context} />
    </section>
  );
};
