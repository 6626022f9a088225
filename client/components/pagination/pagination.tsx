import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './pagination-window.ts';
import { listTurn } from './use-focus-after-turn.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
}

/** Nothing for a single page (behaviour/controls 8). */
export const Pagination = (props: PaginationProps) => {
  const { label, page, pageCount, hrefFor } = props;
  const { t, i18n } = useTranslation();
  if (pageCount <= 1) return null;
  const step = (target: number, side: 'previous' | 'next') =>
    target >= 1 &&
    target <= pageCount && (
      <li className={styles[side]}>
        <Link
          className={classNames('row target gap-1 tabular', styles.step)}
          to={hrefFor(target)}
          rel={side === 'next' ? 'next' : 'prev'}
          state={listTurn}
        >
          {side === 'previous' && <Icon name="chevron-left" />}
          <T parent="span" i18nKey={`pagination.${side}`} />
          {side === 'next' && <Icon name="chevron-right" />}
        </Link>
      </li>
    );
  return (
    <nav aria-label={label}>
      <ul className={classNames('cluster gap-1', styles.pages)}>
        {step(page - 1, 'previous')}
        {pageWindow(page, pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Link
                className={classNames(
                  'row target gap-1 tabular',
                  styles.page,
                  slot === page && styles.current,
                )}
                to={hrefFor(slot)}
                aria-label={t('pagination.page', { page: slot })}
                lang={fallbackLang(i18n, 'pagination.page')}
                aria-current={slot === page ? 'page' : undefined}
                state={listTurn}
              >
                {slot}
              </Link>
            ) : (
              <span className={classNames('row target', styles.gap)} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
        {step(page + 1, 'next')}
      </ul>
    </nav>
  );
};
