import type { MouseEvent } from 'react';
import { searchPath } from '#shared/help-api/paths.ts';
import type { PopularRequest } from '#shared/help-api/models.ts';
import { isPlainClick } from '#client/components/plain-click.ts';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import styles from './popular-searches.module.css';

interface PopularSearchesProps {
  searches: readonly PopularRequest[];
  /** When one of them gets the focus. */
  onReached?: () => void;
  /** When one of them is pressed to be opened here. */
  onFollowed?: () => void;
}

/** The popular-searches line (behaviour/search 7), heaviest first. */
export const PopularSearches = ({ searches, onReached, onFollowed }: PopularSearchesProps) => {
  const onClick = (event: MouseEvent) => {
    if (isPlainClick(event)) onFollowed?.();
  };
  if (searches.length === 0) return null;
  return (
    // The focus is a link's; the line only hears of it.
    <div className={styles.line} {...{ onFocus: onReached }}>
      <span className={styles.title}>
        <T i18nKey="search.popular" />
      </span>
      <ul className={styles.list}>
        {searches.map(({ name, path = searchPath(name) }) => (
          <li key={path}>
            <Link to={path} className={styles.link} onClick={onClick}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
