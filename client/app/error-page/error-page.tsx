import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '../../components/button/button.tsx';
import type { PageFailure } from '../load-context.ts';
import styles from './error-page.module.css';

/** The catalogue's own messages (spec 8), each in the language it is written in. */
const catalogue = {
  'no-route': { text: 'This page could not be found', lang: 'en' },
  'not-found': { text: 'Страница не найдена', lang: 'ru' },
} as const;

const kindOf = (error: unknown): PageFailure['kind'] | 'unexpected' => {
  if (!isRouteErrorResponse(error)) return 'unexpected';
  if (error.status === 404 && !error.data?.kind) return 'no-route';
  return (error.data as PageFailure | undefined)?.kind ?? 'unexpected';
};

const sentenceOf = {
  'no-route': 'errorPage.notFound',
  'not-found': 'errorPage.notFound',
  invalid: 'errorPage.notAllowed',
  refused: 'errorPage.notAllowed',
  'too-many': 'errorPage.tooMany',
  unavailable: 'errorPage.unavailable',
  'unsafe-redirect': 'errorPage.unexpected',
  unexpected: 'errorPage.unexpected',
} as const satisfies Record<PageFailure['kind'] | 'unexpected', string>;

/** The error page in the empty layout: no header, no footer, one way on (spec 2, 8). */
export const ErrorPage = () => {
  const error = useRouteError();
  const { t } = useTranslation();
  const kind = kindOf(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = kind === 'no-route' || kind === 'not-found' ? catalogue[kind] : null;
  return (
    <main className={styles.page} id="main">
      <p className={styles.status}>{status}</p>
      <h1 className={styles.title} {...(message ? { lang: message.lang } : {})}>
        {message?.text ?? t('errorPage.title')}
      </h1>
      <p className={styles.sentence}>{t(sentenceOf[kind])}</p>
      <ButtonLink variant="primary" href="/">
        {t('errorPage.home')}
      </ButtonLink>
    </main>
  );
};
