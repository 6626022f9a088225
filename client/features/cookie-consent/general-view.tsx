import { useTranslation } from 'react-i18next';
import { useSite } from '#client/page/site-context.ts';
import { Button } from '#client/components/button/button.tsx';
import { ConsentSheet, type SheetHead } from './consent-sheet.tsx';
import styles from './cookie-consent.module.css';
import { privacyLinkOf } from './privacy-link.ts';

interface GeneralViewProps {
  head: SheetHead;
  onReject: () => void;
  onCustomise: () => void;
  onAllowAll: () => void;
}

/** The question as it is first put. To refuse is as easy as to allow: both buttons look alike. */
export const GeneralView = ({ head, onReject, onCustomise, onAllowAll }: GeneralViewProps) => {
  const site = useSite();
  const { t } = useTranslation();
  const link = privacyLinkOf(site);
  return (
    <ConsentSheet
      head={head}
      title={t('cookies.title')}
      layout="wide"
      actions={
        <>
          <Button variant="primary" onClick={onReject}>
            {t('cookies.reject')}
          </Button>
          <Button variant="primary" onClick={onAllowAll}>
            {t('cookies.allowAll')}
          </Button>
          <Button variant="ghost" className={styles.quiet} onClick={onCustomise}>
            {t('cookies.customise')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {t('cookies.text')} {link && <a href={link}>{t('cookies.privacy')}</a>}
      </p>
    </ConsentSheet>
  );
};
