import { useId } from 'react';
import { categoryPath } from '#shared/help-api/paths.ts';
import { useSite } from '#client/stores/site.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './category-links.module.css';

/** @param except the area the visitor is in. */
export const CategoryLinks = ({ except }: { except: number }) => {
  const { topics } = useSite();
  const titleId = useId();
  return (
    <nav className="stack" aria-labelledby={titleId} data-print="hide">
      <T parent="h2" id={titleId} className="text-l" i18nKey="header.categories" />
      <ul className="cluster">
        {topics
          .filter(({ id }) => id !== except)
          .map(({ id, title, lang }) => (
            <li key={id}>
              <Link className={classNames('row target gap-2 text-s', styles.link)} to={categoryPath(id)}>
                <Icon name={categoryIcon(id)} size="l" />
                <span lang={lang}>{title}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
};
