import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { createHead } from '#client/page/head/create-head.ts';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import type { LoadArgs } from '#client/page/load-context.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { ButtonLink } from '#client/components/button/button.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './not-found.module.css';

/**
 * Answers 404 in the default layout (behaviour/pages 17); `reason=search` says that a search could not be carried out.
 */
export const loader = ({ request }: LoadArgs) =>
  data({ searchFailed: new URL(request.url).searchParams.get('reason') === 'search' }, { status: 404 });

export const handle: RouteHandle = {
  header: 'inner',
  head: ({ site, t }) =>
    createHead(site, {
      title: t('notFound.title'),
      description: t('notFound.description'),
      page: 'notFound',
    }),
};

/**
 * Not-found page (behaviour/pages 17): title, description, a button to the start; before them why a search led here.
 */
export const Component = () => {
  const { searchFailed } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  useEffect(() => {
    if (searchFailed) console.warn('the search failed: see /not_found?reason=search');
  }, [searchFailed]);
  return (
    <main id="main" className={classNames('container', styles.page)}>
      {searchFailed && (
        <Alert tone="warning" announce="now">
          {t('notFound.searchFailed')}
        </Alert>
      )}
      <div className={styles.words}>
        <h1>{t('notFound.title')}</h1>
        <p className={styles.description}>{t('notFound.description')}</p>
        <ButtonLink variant="primary" icon="home" to="/">
          {t('notFound.button')}
        </ButtonLink>
      </div>
    </main>
  );
};
