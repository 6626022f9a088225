import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ExternalLink, Site } from '../../../shared/help-api/models.ts';
import styles from './popular-searches.module.css';

/** The searches that lead into the help centre; an editor's link to anywhere else is left out. */
export const popularSearches = ({ popularRequests }: Site): readonly ExternalLink[] =>
  popularRequests.filter(({ link }) => link.startsWith('/') && !link.startsWith('//'));

/** The popular-searches line (spec 2, Search panel), heaviest first. */
export const PopularSearches = ({ searches }: { searches: readonly ExternalLink[] }) => {
  const { t } = useTranslation();
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
