import type { Category, CategoryPage } from '#shared/help-api/models.ts';

/** Articles that a page of a category lists: no shop that we know has half as many in one. */
export const articlesPerPage = 200;

type SubCategory = Category['children'][number];

/** A sub-category without articles takes the place of one. */
const placesOf = ({ articles }: SubCategory): number => Math.max(1, articles.length);

/** For the sitemap and the operator: a page of a category has no use for them. */
const withoutDates = (child: SubCategory): SubCategory => ({
  ...child,
  articles: child.articles.map(({ reviewed: _reviewed, changed: _changed, ...article }) => article),
});

/** The sub-categories of one page (behaviour/pages 15), with their articles on it. None is beyond the last. */
export const pageOfCategory = (
  children: readonly SubCategory[],
  asked: number,
): Pick<CategoryPage, 'children' | 'pages'> => {
  const places = children.reduce((sum, child) => sum + placesOf(child), 0);
  const count = Math.ceil(places / articlesPerPage);
  if (count <= 1) return { children: children.map(withoutDates) };
  const page = Math.min(asked, count);
  const end = page * articlesPerPage;
  const start = end - articlesPerPage;
  let before = 0;
  const shown = children.flatMap((child) => {
    const first = before;
    before += placesOf(child);
    if (before <= start || first >= end) return [];
    return [
      withoutDates({ ...child, articles: child.articles.slice(Math.max(0, start - first), end - first) }),
    ];
  });
  return { children: shown, pages: { page, count } };
};
