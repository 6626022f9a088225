import { useWords } from '#client/i18n/words.tsx';
import { useLoaderData } from 'react-router';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import { createHead } from '#client/page/head/create-head.ts';
import type { RouteHandle } from '#client/page/head/route-handle.ts';
import { helpApiOf, pageFailure, required, type LoadArgs } from '#client/page/load-context.ts';
import { Card } from '#client/components/card/card.tsx';
import { classNames } from '#client/components/class-names.ts';
import { categoryIcon } from '#client/components/icon/icon-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { CategoryLinks } from '#client/features/category-menu/category-links.tsx';
import { ContactBlock } from '#client/features/contact/contact-block.tsx';
import { trailJsonLd } from '#client/features/trail/trail-json-ld.ts';
import { Trail } from '#client/features/trail/trail.tsx';
import { SubCategoryCard } from './sub-category-card.tsx';
import styles from './category.module.css';

export const loader = async (args: LoadArgs) => {
  const { category = '' } = args.params;
  if (!isNumericId(category)) throw pageFailure('no-route');
  return { category: await required(helpApiOf(args).category(Number(category))) };
};

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RouteHandle = {
  sheets: () => ['category'],
  header: 'simple',
  availableIn: (data) => (data as Data).category.availableIn,
  head: ({ site, data, t }) => {
    const { category } = data as Data;
    return createHead(site, {
      title: category.title,
      description:
        category.description ||
        t('category.description', { title: category.title, shop: site.project.shopName }),
      page: 'category',
      path: category.path,
      availableIn: category.availableIn,
      jsonLd: [trailJsonLd(site, t, [{ title: category.title, to: category.path }])],
    });
  },
};

/** Category page (behaviour/pages 15): sub-categories by weight, each with its articles. */
export const Component = () => {
  const { category } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <>
      <Trail current={category.title} />
      <main id="main" className={classNames('container', styles.page)}>
        <Card tone="brand" padding="l" className={styles.head}>
          <span className={styles.icon}>
            <Icon name={categoryIcon(category.id)} size="category" />
          </span>
          <div className={styles.words}>
            <h1>{category.title}</h1>
            {category.description && <p className={styles.description}>{category.description}</p>}
          </div>
        </Card>
        {category.children.length === 0 && <p>{t('category.noArticles')}</p>}
        <div className={styles.columns}>
          {category.children.map((child) => (
            <SubCategoryCard key={child.id} subCategory={child} />
          ))}
        </div>
        <div className={styles.others}>
          <CategoryLinks except={category.id} />
        </div>
        <ContactBlock />
      </main>
    </>
  );
};
