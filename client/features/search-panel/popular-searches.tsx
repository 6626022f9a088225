import { searchPath } from '#shared/help-api/paths.ts';
import type { PopularRequest } from '#shared/help-api/models.ts';
import { classNames } from '#client/components/class-names.ts';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import styles from './popular-searches.module.css';

interface PopularSearchesProps {
  few: boolean;
  searches: readonly PopularRequest[];
  onReached: () => void;
}

/** The popular searches, most popular first (behaviour/search 7). */
export const PopularSearches = ({ few, searches, onReached }: PopularSearchesProps) => {
  if (searches.length === 0) return null;
  return (
    // The handler only listens; the links have the focus.
    <div
      className={classNames('text-s', styles.line, few && styles.few)}
      data-print="hide"
      {...{ onFocus: onReached }}
    >
      <T parent="span" className={styles.title} i18nKey="search.popular" />
      <ul className={styles.list}>
        {searches.map(({ name, path = searchPath(name) }) => (
          <li key={path}>
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
