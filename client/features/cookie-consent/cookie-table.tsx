import { Fragment } from 'react';
import type { CookieEntry } from '#shared/help-api/models.ts';
import { T } from '#client/i18n/t.tsx';
import styles from './type-switches.module.css';

const columns = ['name', 'partner', 'expiry', 'type', 'description'] as const satisfies (keyof CookieEntry)[];

export const CookieTable = ({ caption, rows }: { caption: string; rows: readonly CookieEntry[] }) => (
  <table className={styles.table}>
    <caption>
      <span className="visually-hidden">{caption}</span>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            <T i18nKey={`cookies.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          {columns.slice(1).map((column) => (
            <td key={column}>{row[column]}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** The same as a list, for phones. */
export const CookieList = ({ label, rows }: { label: string; rows: readonly CookieEntry[] }) => (
  <ul className={`stack gap-3 ${styles.list}`} aria-label={label}>
    {rows.map((row) => (
      <li key={row.id}>
        <dl>
          {columns.map((column) => (
            <Fragment key={column}>
              <T parent="dt" i18nKey={`cookies.${column}`} />
              <dd>{row[column]}</dd>
            </Fragment>
          ))}
        </dl>
      </li>
    ))}
  </ul>
);
