import { useSite } from '#client/stores/site.ts';
import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import { ConsentSheet, type SheetHead } from './consent-sheet.tsx';
import styles from './cookie-consent.module.css';
import { privacyLinkOf } from './privacy-link.ts';

interface GeneralViewProps {
  head: SheetHead;
  onReject: () => void;
  onCustomise: () => void;
  onAllowAll: () => void;
}

/** Refusing is as easy as allowing: both buttons look alike. */
export const GeneralView = ({ head, onReject, onCustomise, onAllowAll }: GeneralViewProps) => {
  const site = useSite();
  const link = privacyLinkOf(site);
  return (
    <ConsentSheet
      head={head}
      title={<T i18nKey="cookies.title" />}
      layout="wide"
      actions={
        <>
          <Button variant="primary" onClick={onReject}>
            <T i18nKey="cookies.reject" />
          </Button>
          <Button variant="primary" onClick={onAllowAll}>
            <T i18nKey="cookies.allowAll" />
          </Button>
          <Button variant="ghost" className={styles.quiet} onClick={onCustomise}>
            <T i18nKey="cookies.customise" />
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        <T i18nKey="cookies.text" />{' '}
        {link && (
          <a href={link}>
            <T i18nKey="cookies.privacy" />
          </a>
        )}
      </p>
    </ConsentSheet>
  );
};
