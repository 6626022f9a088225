import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { categoryPath } from '#shared/help-api/paths.ts';
import { classNames } from '#client/components/class-names.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { useSite } from '#client/stores/site.ts';
import styles from './category-list.module.css';

/** The help topics, each with its icon (behaviour/pages 20): a row of the header on desktop, a column of the drawer. */
export const CategoryList = ({ look }: { look: 'inline' | 'column' }) => {
  const { topics } = useSite();
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (topics.length === 0) return null;
  return (
    // Its items keep the focus after navigation (behaviour/shell 3).
    <nav aria-label={t('header.categories')} className={styles[look]} data-keeps-focus>
      <ul className={classNames(styles.list, look === 'inline' && 'container ring-inside')}>
        {topics.map(({ id, title, lang }) => (
          <li key={id} className={styles.item}>
            <Link
              to={categoryPath(id)}
              className={classNames('row target gap-2', styles.link)}
              aria-current={currentAt(pathname, categoryPath(id))}
            >
              <Icon name={categoryIcon(id)} size="l" />
              <span lang={lang}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const currentAt = (pathname: string, area: string): 'page' | 'true' | undefined => {
  if (pathname === area) return 'page';
  return pathname.startsWith(`${area}/`) ? 'true' : undefined;
};
