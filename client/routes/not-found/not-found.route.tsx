import { useTranslation } from 'react-i18next';
import { data, useLoaderData } from 'react-router';
import { createHead } from '../../app/head/create-head.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import type { LoadArgs } from '../../app/load-context.ts';
import { ButtonLink } from '../../components/button/button.tsx';

/** Answers 404 in the default layout (design 5); `reason=search` says that a search could not be carried out. */
export const loader = ({ request }: LoadArgs) =>
  data({ searchFailed: new URL(request.url).searchParams.get('reason') === 'search' }, { status: 404 });

export const handle: RouteHandle = {
  header: 'inner',
  head: ({ site, t }) =>
    createHead(site, { title: t('notFound.title'), description: t('notFound.description'), path: null }),
};

/** Not-found page (spec 2): title, description, a button to the start. */
export const Component = () => {
  const { searchFailed } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <h1>{t('notFound.title')}</h1>
      <p>{searchFailed ? t('notFound.searchFailed') : t('notFound.description')}</p>
      <ButtonLink variant="primary" to="/">
        {t('notFound.button')}
      </ButtonLink>
    </main>
  );
};
