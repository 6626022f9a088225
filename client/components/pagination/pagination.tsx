import { Link } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './pagination-window.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** Name of the navigation. */
  label: string;
  /** From 1. */
  page: number;
  pageCount: number;
  /** Address of a page; page 1 carries no parameter. */
  hrefFor: (page: number) => string;
  /** Name of a page's link, such as "Page 3". */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** What a page's link tells of itself, for the caller to move the focus to the heading of the results after the change. */
  state?: object;
}

/** Links to the pages of a list; nothing where there is only one page (behaviour/controls 8). */
export const Pagination = (props: PaginationProps) => {
  const { label, page, pageCount, hrefFor, pageLabel, previousLabel, nextLabel, state } = props;
  if (pageCount <= 1) return null;
  const step = (target: number, words: string, side: 'previous' | 'next') =>
    target >= 1 &&
    target <= pageCount && (
      <li className={styles[side]}>
        <Link
          className={styles.step}
          to={hrefFor(target)}
          rel={side === 'next' ? 'next' : 'prev'}
          state={state}
        >
          {side === 'previous' && <Icon name="chevron-left" />}
          <span>{words}</span>
          {side === 'next' && <Icon name="chevron-right" />}
        </Link>
      </li>
    );
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        {step(page - 1, previousLabel, 'previous')}
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Link
                className={classNames(styles.page, slot === page && styles.current)}
                to={hrefFor(slot)}
                aria-label={pageLabel(slot)}
                aria-current={slot === page ? 'page' : undefined}
                state={state}
              >
                {slot}
              </Link>
            ) : (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        {step(page + 1, nextLabel, 'next')}
      </ul>
    </nav>
  );
};
