import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router';
import { createHead } from '../../app/head/create-head.ts';
import type { RouteHandle } from '../../app/head/route-handle.ts';
import { helpApiOf, pageFailure, required, type LoadArgs } from '../../app/load-context.ts';
import { isNumericId } from '../../../shared/help-api/paths.ts';

export const loader = async (args: LoadArgs) => {
  const { category = '' } = args.params;
  if (!isNumericId(category)) throw pageFailure('no-route');
  return { category: await required(helpApiOf(args).category(Number(category))) };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'simple',
  availableIn: (data) => (data as Data).category.availableIn,
  head: ({ site, data, t }) => {
    const { category } = data as Data;
    return createHead(site, {
      title: category.title,
      description:
        category.description ||
        t('category.description', { title: category.title, shop: site.project.shopName }),
      path: category.path,
      availableIn: category.availableIn,
    });
  },
};

/** Category page (spec 2): sub-categories by weight, each with its articles. */
export const Component = () => {
  const { category } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  return (
    <main id="main">
      <h1>{category.title}</h1>
      <p>{category.description}</p>
      {category.children.map((child) => (
        <section key={child.id}>
          <h2>{child.title}</h2>
          {child.articles.length === 0 && <p>{t('category.noArticles')}</p>}
          <ul>
            {child.articles.map((article) => (
              <li key={article.id}>
                <Link to={article.path}>{article.title}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
};
