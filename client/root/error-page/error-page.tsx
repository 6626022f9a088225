import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRouteError, useRouteLoaderData } from 'react-router-dom';
import type { Site } from '#shared/help-api/models.ts';
import { ButtonLink } from '#client/components/button/button.tsx';
import type { MovedArticle } from '#client/api/load-context.ts';
import { useFocusOnChange } from '#client/components/use-focus-on-change.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { Logo } from '#client/features/header/logo.tsx';
import { SearchAgain } from '#client/features/search-panel/search-again.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import { T } from '#client/i18n/t.tsx';
import { headOfFailure } from '../head/head-of-matches.ts';
import { applyHead } from '../head/apply-head.ts';
import { pageErrorOf, type PageError } from './page-error.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './error-page.module.css';

/** The catalogue's messages (behaviour/errors 1, 2), each in its own language. */
const catalogue: Partial<Record<PageError['kind'], { readonly text: string; readonly lang: string }>> = {
  'no-route': { text: 'This page could not be found', lang: 'en' },
  'not-found': { text: 'Страница не найдена', lang: 'ru' },
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
} as const satisfies Record<PageError['kind'], string>;

const retryable: ReadonlySet<PageError['kind']> = new Set(['unavailable', 'too-many', 'unexpected'] as const);

/** The error page in the empty layout (behaviour/pages 18). */
export const ErrorPage = () => {
  const cause = useRouteError();
  const error = pageErrorOf(cause);
  const { pathname, search } = useLocation();
  const message = catalogue[error.kind];
  // After a client navigation nothing else announces it, so the heading is focused; a served page is read from its
  // start.
  const heading = useFocusOnChange(cause, useHydrated() ? null : cause);
  const site = useRouteLoaderData<Site>('root');
  const { t } = useTranslation();
  // The head after an error in the browser.
  useEffect(() => {
    if (site) applyHead(document, headOfFailure(site, t, error.kind));
  }, [site, t, error.kind]);
  return (
    <main className={styles.page} id="main">
      {!isSecretPath(pathname) && <Notice />}
      <div className={classNames('stack', styles.sheet)}>
        {site && (
          <a href="/" className={styles.logo}>
            <Logo />
          </a>
        )}
        <p className={classNames('tabular', styles.status)} aria-hidden="true">
          {error.status}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <T i18nKey={sentenceOf[error.kind]} />
        </h1>
        {message && (
          <p className="muted text-l" lang={message.lang}>
            {message.text}
          </p>
        )}
        {error.moved && <Moved article={error.moved} />}
        <div className={styles.search}>
          <SearchAgain query="" />
        </div>
        <p className={classNames('cluster', styles.ways)}>
          {retryable.has(error.kind) && (
            <ButtonLink variant="primary" icon="retry" href={pathname + search} i18nKey="common.retry" />
          )}
          {/* A new document, as this one may be broken. */}
          <ButtonLink
            variant={retryable.has(error.kind) || error.moved ? 'secondary' : 'primary'}
            href="/"
            i18nKey="errorPage.home"
          />
          <ButtonLink href="/#contact" i18nKey="contact.button" />
        </p>
        {error.requestId && (
          <T
            parent="p"
            className="muted text-s"
            i18nKey="errorPage.requestId"
            values={{ id: error.requestId }}
          />
        )}
      </div>
    </main>
  );
};

/** A link to the article's current address (behaviour/pages 5). */
const Moved = ({ article: { path, title, lang } }: { article: MovedArticle }) => (
  <div className={classNames('stack gap-2 text-l', styles.moved)}>
    <T parent="p" i18nKey="errorPage.moved" />
    <ButtonLink variant="primary" href={path} iconEnd="arrow-right" lang={lang}>
      {title}
    </ButtonLink>
  </div>
);
