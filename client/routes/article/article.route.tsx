import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router';
import { createHead } from '../../app/head/create-head.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import { helpApiOf, pageFailure, required, type LoadArgs } from '../../app/load-context.ts';
import { articlePath, isNumericId } from '../../../shared/help-api/paths.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { RichText } from '../../components/rich-text/rich-text.tsx';

export const loader = async (args: LoadArgs) => {
  const { category = '', subCategory = '', article: articleId = '' } = args.params;
  if (![category, subCategory, articleId].every(isNumericId)) throw pageFailure('no-route');
  const article = await required(helpApiOf(args).article(Number(articleId)));
  // An article has one address; under any other combination it does not exist (spec 8).
  if (article.path !== articlePath(Number(category), Number(subCategory), article.id))
    throw pageFailure('not-found');
  return { article };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'inner',
  availableIn: (data) => (data as Data).article.availableIn,
  head: ({ site, data, t }) => {
    const { article } = data as Data;
    return createHead(site, {
      title: article.title,
      // Title and description both come from the article's title (spec 2, checklist 17).
      description: t('article.description', { title: article.title, shop: site.project.shopName }),
      path: article.path,
      availableIn: article.availableIn,
      type: 'article',
      jsonLd: articleJsonLd(site, t, article),
    });
  },
};

/** Article page (spec 2). */
export const Component = () => {
  const { article } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <h1>{article.title}</h1>
      {article.blocks.map((block, index) =>
        block.kind === 'html' ? <RichText key={index} html={block.html} block={index} /> : null,
      )}
      <h2>{t('article.related')}</h2>
      <ul>
        {article.related.map(({ id, path, title }) => (
          <li key={id}>
            <Link to={path}>{title}</Link>
          </li>
        ))}
      </ul>
    </main>
  );
};
