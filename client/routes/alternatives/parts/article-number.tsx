import { useTranslation } from 'react-i18next';
import { fallbackLang } from '#client/i18n/t.tsx';
import styles from './item.module.css';

/** Placeholder at which the text is split around the number. */
const place = '\uE000';

/** "Part number: BD 2804-17", with the number on one line. */
export const ArticleNumber = ({ number }: { number: string }) => {
  const { t, i18n } = useTranslation();
  const [before, after] = t('alternatives.articleNo', { number: place }).split(place);
  return (
    <span lang={fallbackLang(i18n, 'alternatives.articleNo')}>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </span>
  );
};
