import { useTranslation } from 'react-i18next';
import { fallbackLang } from '#client/i18n/t.tsx';
import styles from './article-number.module.css';

/** Stands for the number while the text is cut around it: no text of ours holds it, and a short number may be part of one. */
const place = '\uE000';

/** "Part number: BD 2804-17"; the number stays on one line: half a number is none. */
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
