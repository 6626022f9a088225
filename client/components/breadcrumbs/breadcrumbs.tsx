import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { MenuList } from '../menu-list/menu-list.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './breadcrumbs.module.css';
import { useCollapsedTrail } from './use-collapsed-trail.ts';

interface Crumb {
  id: string | number;
  title: string;
  to: string;
}

interface BreadcrumbsProps {
  /** Name of the navigation. */
  label: string;
  homeLabel: string;
  /** The links between home and the current page. */
  trail: readonly Crumb[];
  current: string;
  /** Language of `current`, where it is not the page's. */
  currentLang?: string | undefined;
  /** Name of the ellipsis button and of its list. */
  moreLabel: string;
  /** The single step back beside the trail: a `BackLink`. */
  back?: ReactNode;
}

/**
 * The way back. Where it does not fit, the links nearest to home go into the ellipsis menu: Escape closes it,
 * Tab stays inside (behaviour/pages 22). Without script every level shows and wraps.
 */
export const Breadcrumbs = (props: BreadcrumbsProps) => {
  const { label, homeLabel, trail, current, currentLang, moreLabel, back } = props;
  const key = [...trail.map((crumb) => crumb.title), current].join('\n');
  const { list, hidden } = useCollapsedTrail(key);
  const collapsed = trail.slice(0, hidden ?? 0);
  return (
    <nav aria-label={label} className={styles.nav}>
      <ol ref={list} className={styles.trail} data-measured={hidden !== undefined}>
        <li className={styles.crumb} data-crumb="home">
          <Link to="/" className={styles.link}>
            <Icon name="home" />
            <VisuallyHidden>{homeLabel}</VisuallyHidden>
          </Link>
        </li>
        {trail.length > 0 && (
          <li
            className={classNames(styles.crumb, collapsed.length === 0 && styles.away)}
            data-crumb="ellipsis"
          >
            <Icon name="chevron-right" size="s" className={styles.separator} />
            <MenuList button={<Icon name="more" />} buttonLabel={moreLabel} label={moreLabel} align="box">
              {collapsed.map((crumb) => (
                <li key={crumb.id}>
                  <Link to={crumb.to}>{crumb.title}</Link>
                </li>
              ))}
            </MenuList>
          </li>
        )}
        {trail.map((crumb, index) => (
          <li
            key={crumb.id}
            className={classNames(styles.crumb, index < collapsed.length && styles.away)}
            data-crumb="link"
          >
            <Icon name="chevron-right" size="s" className={styles.separator} />
            <Link to={crumb.to} className={styles.link}>
              {crumb.title}
            </Link>
          </li>
        ))}
        <li className={classNames(styles.crumb, styles.last)} data-crumb="current">
          <Icon name="chevron-right" size="s" className={styles.separator} />
          <span aria-current="page" className={styles.current} lang={currentLang}>
            {current}
          </span>
        </li>
      </ol>
      {back}
    </nav>
  );
};

interface BackLinkProps {
  to: string;
  children: string;
}

/** The single step back, such as "back to the main menu". */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <Link to={to} className={styles.back}>
    <Icon name="chevron-left" />
    <span>{children}</span>
  </Link>
);
