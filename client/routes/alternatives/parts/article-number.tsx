import { useWords } from '#client/i18n/words.tsx';
import styles from './article-number.module.css';

/** "Part number: BD 2804-17"; the number stays on one line: half a number is none. */
export const ArticleNumber = ({ number }: { number: string }) => {
  const t = useWords();
  const [before, after] = t('alternatives.articleNo', { number }).split(number);
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
};
