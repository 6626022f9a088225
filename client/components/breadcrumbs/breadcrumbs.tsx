import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { MenuList } from '../menu-list/menu-list.tsx';
import styles from './breadcrumbs.module.css';
import { useCollapsedTrail } from './use-collapsed-trail.ts';

interface Crumb {
  id: string | number;
  title: string;
  /** If it is not the page's language. */
  lang?: string;
  to: string;
}

interface BreadcrumbsProps {
  trail?: readonly Crumb[];
  current: string;
  currentLang?: string | undefined;
}

const noLevels: readonly Crumb[] = [];

/**
 * Breadcrumbs and the link back to the main menu, above `<main>` (behaviour/pages 21). If they do not fit, the
 * first levels go into the ellipsis menu (behaviour/pages 22). Without script all levels are shown and wrap.
 */
export const Breadcrumbs = ({ trail = noLevels, current, currentLang }: BreadcrumbsProps) => {
  const { t, i18n } = useTranslation();
  const key = [...trail.map((crumb) => crumb.title), current].join('\n');
  const { list, hidden } = useCollapsedTrail(key);
  const collapsed = trail.slice(0, hidden ?? 0);
  return (
    <div className="container">
      <nav aria-label={t('breadcrumbs.label')} className={classNames('cluster spread text-s', styles.nav)}>
        <ol ref={list} className={classNames('row gap-0', styles.trail)} data-measured={hidden !== undefined}>
          <li className={classNames('row gap-0', styles.crumb)} data-crumb="home">
            <Link to="/" className={classNames('row target', styles.link)}>
              <Icon name="home" />
              <T parent="span" className="visually-hidden" i18nKey="breadcrumbs.home" />
            </Link>
          </li>
          {trail.length > 0 && (
            <li
              className={classNames('row gap-0', styles.crumb, collapsed.length === 0 && styles.away)}
              data-crumb="ellipsis"
            >
              <Icon name="chevron-right" size="s" className={styles.separator} />
              <MenuList
                button={<Icon name="more" />}
                buttonLabel={t('breadcrumbs.more')}
                buttonLang={fallbackLang(i18n, 'breadcrumbs.more')}
                label={t('breadcrumbs.more')}
                align="box"
              >
                {collapsed.map((crumb) => (
                  <li key={crumb.id}>
                    <Link to={crumb.to} lang={crumb.lang}>
                      {crumb.title}
                    </Link>
                  </li>
                ))}
              </MenuList>
            </li>
          )}
          {trail.map((crumb, index) => (
            <li
              key={crumb.id}
              className={classNames('row gap-0', styles.crumb, index < collapsed.length && styles.away)}
              data-crumb="link"
            >
              <Icon name="chevron-right" size="s" className={styles.separator} />
              <Link to={crumb.to} className={classNames('row target', styles.link)} lang={crumb.lang}>
                {crumb.title}
              </Link>
            </li>
          ))}
          <li className={classNames('row gap-0', styles.crumb, styles.last)} data-crumb="current">
            <Icon name="chevron-right" size="s" className={styles.separator} />
            <span aria-current="page" className={styles.current} lang={currentLang}>
              {current}
            </span>
          </li>
        </ol>
        <Link to="/" className={classNames('row target gap-1', styles.back)}>
          <Icon name="chevron-left" />
          <T parent="span" i18nKey="breadcrumbs.backToMain" />
        </Link>
      </nav>
    </div>
  );
};
