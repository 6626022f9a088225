import { Link, useLoaderData } from 'react-router-dom';
import type { SubCategory } from '#shared/help-api/models.ts';
import { categoryPath, pageOfAddress } from '#shared/help-api/paths.ts';
import { keysOfCategory } from '#shared/help-api/surrogate-keys.ts';
import { isNumericId } from '#shared/validation/ids.ts';
import { createHead } from '#client/features/page-head/create-head.ts';
import type { RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiOf, redirectTo, pageFailure, required, type LoadArgs } from '#client/api/load-context.ts';
import { Card } from '#client/components/card/card.tsx';
import { classNames } from '#client/components/class-names.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { CategoryLinks } from '#client/features/category-menu/category-links.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { Pagination } from '#client/components/pagination/pagination.tsx';
import { useFocusAfterTurn } from '#client/components/pagination/use-focus-after-turn.ts';
import { trailJsonLd } from '#client/features/page-head/site-json-ld.ts';
import { Breadcrumbs } from '#client/components/breadcrumbs/breadcrumbs.tsx';
import { Notice } from '#client/features/notice/notice.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './category.module.css';

export const loader = async (args: LoadArgs) => {
  const { category = '' } = args.params;
  const asked = pageOfAddress(new URL(args.request.url).searchParams.get('page'));
  if (!isNumericId(category) || asked === null) throw pageFailure('no-route');
  const found = await required(helpApiOf(args).category(Number(category), asked));
  const { page = 1 } = found.pages ?? {};
  // The list may have become shorter.
  if (asked !== page) throw redirectTo(categoryPath(found.id, page));
  return { category: found };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  header: 'simple',
  availableIn: (data) => (data as Data).category.availableIn,
  surrogateKeys: ({ data }) => keysOfCategory((data as Data).category.children),
  head: ({ site, data, t }) => {
    const { category } = data as Data;
    const { page = 1 } = category.pages ?? {};
    const isFirst = page === 1;
    return createHead(site, {
      title: isFirst ? category.title : `${category.title} – ${t('pagination.page', { page })}`,
      description:
        category.description ||
        t('category.description', { title: category.title, shop: site.project.shopName }),
      page: 'category',
      path: categoryPath(category.id, page),
      // Another host may list fewer articles.
      availableIn: isFirst ? category.availableIn : [],
      jsonLd: [trailJsonLd(site, t, [{ title: category.title, to: category.path }])],
    });
  },
};

/** Category page (behaviour/pages 15). */
export const Component = () => {
  const { category } = useLoaderData<typeof loader>();
  const { page, count } = category.pages ?? { page: 1, count: 1 };
  const pathOf = (target: number) => categoryPath(category.id, target);
  const heading = useFocusAfterTurn();
  return (
    <>
      <Breadcrumbs current={category.title} currentLang={category.lang} />
      <main id="main" className={classNames('container stack gap-5', styles.page)}>
        <Notice />
        <Card tone="brand" padding="l" className={classNames('row gap-5', styles.head)}>
          <span className={styles.icon}>
            <Icon name={categoryIcon(category.id)} size="category" />
          </span>
          <div className="stack gap-2" lang={category.lang}>
            <h1 ref={heading} tabIndex={count > 1 ? -1 : undefined}>
              {category.title}
            </h1>
            {category.description && <p className="reading text-l">{category.description}</p>}
          </div>
        </Card>
        {category.children.length === 0 && <T parent="p" i18nKey="category.noArticles" />}
        <div className={styles.columns}>
          {category.children.map((child) => (
            <SubCategoryCard key={child.id} subCategory={child} />
          ))}
        </div>
        <Pagination label={category.title} page={page} pageCount={count} hrefFor={pathOf} />
        <div className={styles.others}>
          <CategoryLinks except={category.id} />
        </div>
        <ContactBlock />
      </main>
    </>
  );
};

/** A sub-category with links to its articles (behaviour/pages 15). */
const SubCategoryCard = ({ subCategory }: { subCategory: SubCategory }) => {
  const { id, title, description, lang, articles } = subCategory;
  const titleId = `sub-category-${id}`;
  return (
    <Card as="section" className="stack" aria-labelledby={titleId}>
      <div className="stack gap-1" lang={lang}>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {description && <p className="muted text-s">{description}</p>}
      </div>
      {articles.length === 0 ? (
        <T parent="p" className="muted text-s" i18nKey="category.noArticles" />
      ) : (
        <ul className={styles.articles}>
          {articles.map((article) => (
            <li key={article.id}>
              <Link className={classNames('row spread target', styles.article)} to={article.path}>
                <span lang={article.lang}>{article.title}</span>
                <Icon name="chevron-right" size="s" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
