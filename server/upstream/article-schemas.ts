import * as v from 'valibot';
import { shopTasks } from '#shared/help-api/models.ts';
import {
  after,
  AnObject,
  fields,
  Flag,
  PathId,
  ImageOrEmpty,
  isRecord,
  LanguageTagOrEmpty,
  listOf,
  LongTextOrEmpty,
  withFallback,
  quietText,
  type Read,
  RequiredText,
  textOrEmpty,
  TextOrEmpty,
  Weight,
} from './fields.ts';

/** Articles, wherever they stand (behaviour/upstream 12, 13). Of double spellings one is left. */

/** An article's content, in characters; what is longer than its own limit is refused when it is cleaned. */
const longestContent = 1_000_000;

/** The number of an article in the address that leads to it; `undefined` where that is none of our routes. */
export const articleIdIn = (link: unknown): string | undefined => {
  if (typeof link !== 'string') return undefined;
  const path = URL.parse(link.trim(), 'https://relative.invalid/')?.pathname ?? '';
  return articleRoute.exec(path)?.[1];
};
const articleRoute = /^\/categories\/[1-9]\d{0,14}\/[1-9]\d{0,14}\/([1-9]\d{0,14})$/;

/** Articles go by `article_id` or `id`, and by `url` or `link` (behaviour/upstream 12). */
const articleFields = { id: PathId, title: RequiredText, url: textOrEmpty(2_000), lang: LanguageTagOrEmpty };
const articleOf = <E extends v.ObjectEntries>(
  entries: E,
): v.GenericSchema<unknown, Read<Omit<typeof articleFields, keyof E> & E>> =>
  v.pipe(
    AnObject,
    v.transform((raw): unknown => {
      const url = raw['url'] || raw['link'];
      const number = raw['article_id'];
      const id = number !== undefined && v.is(PathId, number) ? number : raw['id'];
      return { ...raw, id, url };
    }),
    fields({ ...articleFields, ...entries }),
  );

/** Left out where it is no day. */
const Day = withFallback(v.pipe(v.string(), v.isoDate()), null);

export const ArticleRef = articleOf({ weight: Weight, reviewed: Day, changed: Day });

const RelevantArticle = after(
  // A preview has no number but that in its link, and a list of numbers names articles that the tree knows.
  (entry) => {
    if (v.is(PathId, entry)) return { id: entry };
    if (!isRecord(entry) || entry['id'] !== undefined) return entry;
    return { ...entry, id: articleIdIn(entry['url'] || entry['link']) };
  },
  articleOf({
    // An article of the tree has its title there.
    title: TextOrEmpty,
    shortContent: LongTextOrEmpty,
    weight: Weight,
    img: ImageOrEmpty,
  }),
);

export const Article = v.pipe(
  articleOf({
    // Who asks for an article knows its id and, from the tree, its title.
    id: withFallback(PathId, 0),
    title: TextOrEmpty,
    // An article without content is a loss of its own.
    content: quietText(longestContent),
    shortContent: LongTextOrEmpty,
    description: LongTextOrEmpty,
    articlesRelevant: withFallback(listOf(RelevantArticle), null),
    articles_relevant: withFallback(listOf(RelevantArticle), null),
    categoryTitle: TextOrEmpty,
    task: withFallback(v.picklist(shopTasks), null),
    guided: withFallback(Flag, false),
    reviewed: Day,
    changed: Day,
    vote: withFallback(v.picklist([-1, 0, 1, '-1', '0', '1']), null),
  }),
  v.transform(({ articlesRelevant, articles_relevant, vote, ...article }) => ({
    ...article,
    relevant: (articlesRelevant?.length ? articlesRelevant : articles_relevant) ?? [],
    voted: Math.abs(Number(vote)) === 1,
  })),
);
export type UpstreamArticle = v.InferOutput<typeof Article>;

export const PopularTopic = articleOf({
  shortContent: LongTextOrEmpty,
  categoryTitle: TextOrEmpty,
  weight: Weight,
});

export const SearchHit = articleOf({
  shortContent: LongTextOrEmpty,
  weight: Weight,
  keyword: v.optional(TextOrEmpty),
});
