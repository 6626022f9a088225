import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#client/page/site-context.ts';
import { Button, ButtonLink } from '#client/components/button/button.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import styles from './contact.module.css';

const dialogId = 'contact-dialog';

/** "Did you not find an answer?" with its pop-up (behaviour/shell 21). */
export const ContactBlock = () => {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className={styles.block} aria-labelledby={titleId} data-print="hide">
      <Icon name="mail" size="xl" className={styles.sign} />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('contact.title')}
        </h2>
        <p>{t('contact.text')}</p>
      </div>
      <Button {...opensDialog(dialogId)}>{t('contact.button')}</Button>
      <ContactDialog />
    </section>
  );
};

/** Service hours and the way to the shop's contact page, where the footer links have one. */
const ContactDialog = () => {
  const { t } = useTranslation();
  const { footerLinks } = useSite();
  const page = footerLinks.find(({ block, id }) => block === 'service' && id === 'contact');
  return (
    <Dialog
      id={dialogId}
      title={t('contact.dialogTitle')}
      closeLabel={t('common.close')}
      size="narrow"
      actions={
        <>
          <DialogClose dialogId={dialogId}>{t('common.close')}</DialogClose>
          {page && (
            <ButtonLink variant="primary" href={page.link} iconEnd="arrow-right">
              {t('contact.toForm')}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className={styles.hours}>
        <p>{t('contact.dialogText')}</p>
        <p className={styles.time}>
          <Icon name="clock" />
          <span>{t('footer.hours')}</span>
        </p>
      </div>
    </Dialog>
  );
};
