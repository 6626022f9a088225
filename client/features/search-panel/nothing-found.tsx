import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { categoryPath, searchPath } from '#shared/help-api/paths.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import { classNames } from '#client/components/class-names.ts';
import pillStyles from '../category-menu/category-links.module.css';
import styles from './search-hint.module.css';
import type { Search } from './use-search.ts';

const mostAreas = 3;
const pill = classNames('row target gap-2 text-s', pillStyles.link);

interface NothingFoundProps extends Pick<Search, 'query' | 'nearest'> {
  onFollow: () => void;
}

/** Shown without hits: the help areas nearest to the query, and the way to contact. */
export const NothingFound = ({ query, nearest, onFollow }: NothingFoundProps) => {
  const { topics } = useSite();
  const areas = useMemo(() => {
    const near = nearest?.(query) ?? [];
    const rank = (id: number) => (near.includes(id) ? near.indexOf(id) : near.length);
    return topics.toSorted((a, b) => rank(a.id) - rank(b.id)).slice(0, mostAreas);
  }, [topics, nearest, query]);
  return (
    <div className={classNames('stack start gap-3 muted', styles.message)}>
      <T parent="p" i18nKey="header.notfound" />
      <ul className="cluster gap-2">
        {areas.map(({ id, title, lang }) => (
          <li key={id}>
            <Link className={pill} to={categoryPath(id)} onClick={onFollow}>
              <Icon name={categoryIcon(id)} />
              <span lang={lang}>{title}</span>
            </Link>
          </li>
        ))}
        <li>
          {/* The contact block there hands over the query. */}
          <Link className={pill} to={`${searchPath(query)}#contact`} onClick={onFollow}>
            <Icon name="mail" />
            <T parent="span" i18nKey="contact.button" />
          </Link>
        </li>
      </ul>
    </div>
  );
};
