import { Fragment, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsentType } from '#shared/consent/consent-choice.ts';
import type { CookieEntry } from '#shared/help-api/models.ts';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './type-switches.module.css';

export type CookieRows = 'loading' | 'unavailable' | readonly CookieEntry[];

/** Loaded when the individual view opens. */
export const useCookieRows = (): CookieRows => {
  const api = useHelpApi();
  const [rows, setRows] = useState<CookieRows>('loading');
  useEffect(() => {
    void api.cookies().then((answer) => setRows(answer.ok ? answer.value : 'unavailable'));
  }, [api]);
  return rows;
};

interface CookieTypeProps {
  type: ConsentType;
  rows: CookieRows;
  narrow?: boolean | undefined;
}

/** What a type is for, and its cookies. If they cannot be loaded, only they are missing (behaviour/errors 6). */
export const CookieType = ({ type, rows, narrow }: CookieTypeProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={`stack start gap-2 text-s ${styles.about}`}>
      <T parent="p" i18nKey={`cookies.${type}Text`} />
      {rows !== 'unavailable' && (
        <Button
          variant="ghost"
          className={styles.details}
          iconEnd={open ? 'chevron-up' : 'chevron-down'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          i18nKey={open ? 'cookies.less' : 'cookies.details'}
        />
      )}
      <div id={id} className={styles.rows} hidden={!open}>
        {rows === 'loading' && <T parent="p" role="status" i18nKey="common.loading" />}
        {Array.isArray(rows) && <Rows type={type} rows={rows} narrow={narrow} />}
      </div>
    </div>
  );
};

const Rows = ({ type, rows, narrow }: CookieTypeProps & { rows: readonly CookieEntry[] }) => {
  const { t } = useTranslation();
  const own = rows.filter(({ group }) => group === type);
  if (own.length === 0) return <T parent="p" i18nKey="cookies.none" />;
  const caption = t('cookies.table', { type: t(`cookies.${type}`) });
  return narrow ? <CookieList label={caption} rows={own} /> : <CookieTable caption={caption} rows={own} />;
};

const columns = ['name', 'partner', 'expiry', 'type', 'description'] as const satisfies (keyof CookieEntry)[];

const CookieTable = ({ caption, rows }: { caption: string; rows: readonly CookieEntry[] }) => (
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
const CookieList = ({ label, rows }: { label: string; rows: readonly CookieEntry[] }) => (
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
