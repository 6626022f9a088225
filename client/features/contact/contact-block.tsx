import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactContext } from './contact-link.ts';
import { Button } from '#client/components/button/button.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { contactDialogId } from './contact-dialog-id.ts';
import { ContactDialog } from './contact-dialog.ts';
import styles from './contact.module.css';

/** Articles and error pages lead here: `#contact` (behaviour/shell 25). */
const blockId = 'contact';

interface ContactBlockProps {
  /** What the visitor is reading or was searching for, for whoever answers. */
  context?: Omit<ContactContext, 'order'>;
}

/** "Did you not find an answer?" with its pop-up (behaviour/shell 21). */
export const ContactBlock = ({ context }: ContactBlockProps) => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section id={blockId} className={styles.block} aria-labelledby={titleId} data-print="hide">
      <Icon name="mail" className={styles.sign} />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
      </div>
      <Button {...opensDialog(contactDialogId)}>{t('contact.button')}</Button>
      <ContactDialog context={context} />
    </section>
  );
};
