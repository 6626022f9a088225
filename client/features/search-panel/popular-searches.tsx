import { useWords } from '#client/i18n/words.tsx';
import { Link } from 'react-router';
import type { ExternalLink } from '#shared/help-api/models.ts';
import styles from './popular-searches.module.css';

/** The popular-searches line (behaviour/search 7), heaviest first. */
export const PopularSearches = ({ searches }: { searches: readonly ExternalLink[] }) => {
  const t = useWords();
  if (searches.length === 0) return null;
  return (
    <div className={styles.line}>
      <span className={styles.title}>{t('search.popular')}</span>
      <ul className={styles.list}>
        {searches.map(({ name, link }) => (
          <li key={link}>
            <Link to={link} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
