import { useTranslation } from 'react-i18next';
import { Link, redirect, useLoaderData } from 'react-router';
import { createHead } from '../../app/head/create-head.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import { helpApiOf, pageFailure, type LoadArgs } from '../../app/load-context.ts';
import { pageOfAddress, searchPath } from '../../../shared/help-api/paths.ts';

export const loader = async (args: LoadArgs) => {
  const { searchParams } = new URL(args.request.url);
  const text = (searchParams.get('articles') ?? '').trim();
  const page = pageOfAddress(searchParams.get('page'));
  if (page === null) throw pageFailure('no-route');
  const results = await helpApiOf(args).search({ text, page, preview: false });
  // A search that fails says so on the not-found page (spec 8).
  if (!results.ok) throw redirect('/not_found?reason=search', { headers: { 'cache-control': 'no-store' } });
  return { text, results: results.value };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'inner',
  availableIn: () => 'everywhere',
  head: ({ site, data, t }) => {
    const { text } = data as Data;
    return createHead(site, {
      title: text ? t('search.titleFor', { query: text }) : t('search.title'),
      description: text
        ? t('search.description', { query: text, shop: site.project.shopName })
        : t('header.seoDescription', { shop: site.project.shopName }),
      path: null,
    });
  },
};

/** Search results (spec 2). */
export const Component = () => {
  const { text, results } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <h1>{text ? t('search.titleFor', { query: text }) : t('search.title')}</h1>
      <ul>
        {results.items.map(({ id, path, title, shortContent }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
            <p>{shortContent}</p>
          </li>
        ))}
      </ul>
      {results.page > 1 && <Link to={searchPath(text, results.page - 1)}>{t('pagination.previous')}</Link>}
    </main>
  );
};
