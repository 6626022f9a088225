import * as v from 'valibot';
import { ArticleRef, articleIdIn } from './article-schemas.ts';
import {
  DescriptionOrEmpty,
  AnObject,
  fields,
  PathId,
  isRecord,
  LanguageTagOrEmpty,
  listIn,
  listOf,
  notesOf,
  withFallback,
  RequiredText,
  Weight,
} from './fields.ts';

/**
 * Categories in every shape that the specification leaves open (behaviour/upstream 13): below a category stand
 * sub-categories, below these articles, under `children` or `articles`, or nothing until `get_category` is asked.
 */

const maxArticles = 100_000;
/** Levels of categories below each other that are looked into for articles. */
const deepest = 8;

type Raw = Readonly<Record<string, unknown>>;

const hasList = (raw: Raw): boolean => 'children' in raw || 'articles' in raw;

/** Everything that stands directly below a category; `null` where it does not say. */
const entriesOf = (raw: Raw): readonly unknown[] | null => {
  const lists = [listIn(raw['children']), listIn(raw['articles'])].filter((list) => list !== null);
  return lists.length > 1 ? lists.flat() : (lists[0] ?? null);
};

/** Whether what stands among categories is an article: it has nothing below it, and what only articles have. */
const isArticle = (raw: Raw): boolean => {
  if (entriesOf(raw)?.length) return false;
  const link = raw['url'] || raw['link'];
  return Boolean(raw['article_id'] || articleIdIn(link) || (link && !hasList(raw)));
};

/** The articles below an entry of a sub-category, however deep: they stand under the second level. */
const articlesBelow = (entry: unknown, depth: number): readonly unknown[] => {
  if (!isRecord(entry) || !hasList(entry) || isArticle(entry)) return [entry];
  const below = depth < deepest ? entriesOf(entry) : null;
  return below?.flatMap((each) => articlesBelow(each, depth + 1)) ?? [];
};

/** Where a title cannot be read a category leads to its articles all the same. */
const container = {
  id: PathId,
  title: withFallback(RequiredText, '…'),
  lang: LanguageTagOrEmpty,
  description: DescriptionOrEmpty,
  weight: Weight,
};

export const SubCategory = v.pipe(
  AnObject,
  v.transform((raw): unknown => {
    const entries = entriesOf(raw);
    if (!entries) return raw;
    const isDeep = entries.some((entry) => isRecord(entry) && hasList(entry));
    return { ...raw, children: isDeep ? entries.flatMap((entry) => articlesBelow(entry, 2)) : entries };
  }),
  /** `null`: it does not say; `get_category` does. */
  fields({ ...container, children: withFallback(listOf(ArticleRef, maxArticles), null) }),
);
export type UpstreamSubCategory = v.InferOutput<typeof SubCategory>;

export const Category = v.pipe(
  AnObject,
  v.rawTransform(({ dataset: { value }, config }): unknown => {
    const children = listIn(value['children']);
    const articles = listIn(value['articles']) ?? [];
    if (!children && articles.length === 0) return value;
    const isContainer = (entry: unknown): boolean => !isRecord(entry) || !isArticle(entry);
    const own = [
      ...(children ?? []).filter(isContainer),
      ...articles.filter((entry) => isRecord(entry) && entriesOf(entry) !== null),
    ];
    const direct = (children?.length ?? 0) + articles.length - own.length;
    if (direct > 0 && v.is(PathId, value['id'])) {
      const notes = notesOf(config);
      notes?.enter('children');
      // No address of the site leads to an article outside of a sub-category.
      notes?.add('dropped', direct);
      notes?.leave();
    }
    return { ...value, children: children || own.length > 0 ? own : null };
  }),
  /** `null`: it does not say; `get_category` does. */
  fields({ ...container, children: withFallback(listOf(SubCategory), null) }),
);
export type UpstreamCategory = v.InferOutput<typeof Category>;
