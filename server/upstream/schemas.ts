import * as v from 'valibot';
import { alternativeResponses } from './alternative-schemas.ts';
import { Id, listAnswer, listOf, one, RequiredText, TextOrEmpty } from './fields.ts';

/**
 * What we believe comes back from the upstream (behaviour/upstream 12). Unknown keys are dropped and double spellings
 * become one, so nothing behind this file asks "id or article_id?".
 */

const Weight = v.fallback(
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.finite()),
  0,
);

const itemsOf = <S extends v.GenericSchema<unknown, object>>(entry: S) =>
  listAnswer({ items: listOf(entry) });
/** `footer_links`, `banners` and `gdpr` wrap each entry once more: `items[].data` (behaviour/upstream 7). */
const dataItemsOf = <S extends v.GenericSchema<unknown, object>>(entry: S) =>
  itemsOf(v.object({ data: entry }));

/** Articles go by `id` or `article_id`, and by `url` or `link` (behaviour/upstream 12). */
const articleOf = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((raw) => ({ ...raw, id: raw['id'] ?? raw['article_id'], url: raw['url'] || raw['link'] })),
    v.object({ id: Id, title: RequiredText, url: TextOrEmpty, ...entries }),
  );

const ArticleRef = articleOf({ weight: Weight });

const SubCategory = v.object({
  id: Id,
  title: RequiredText,
  description: TextOrEmpty,
  weight: Weight,
  children: v.optional(listOf(ArticleRef), []),
});
const Category = v.object({
  id: Id,
  title: RequiredText,
  description: TextOrEmpty,
  weight: Weight,
  children: v.optional(listOf(SubCategory), []),
});
export type UpstreamCategory = v.InferOutput<typeof Category>;

const RelevantArticle = articleOf({ shortContent: TextOrEmpty, weight: Weight, img: TextOrEmpty });

const Article = v.pipe(
  articleOf({
    content: v.string(),
    shortContent: TextOrEmpty,
    description: TextOrEmpty,
    articlesRelevant: v.optional(listOf(RelevantArticle)),
    articles_relevant: v.optional(listOf(RelevantArticle)),
    categoryTitle: TextOrEmpty,
    vote: v.fallback(v.nullish(v.picklist([-1, 0, 1])), null),
  }),
  v.transform(({ articlesRelevant, articles_relevant, vote, ...article }) => ({
    ...article,
    relevant: articlesRelevant ?? articles_relevant ?? [],
    voted: vote === 1 || vote === -1,
  })),
);
export type UpstreamArticle = v.InferOutput<typeof Article>;

const PopularTopic = articleOf({
  shortContent: TextOrEmpty,
  categoryId: v.optional(Id),
  categoryTitle: TextOrEmpty,
  weight: Weight,
});

const SearchHit = articleOf({ shortContent: TextOrEmpty, weight: Weight });

const SettingEntry = v.object({ key: RequiredText, value: v.union([v.string(), v.number()]) });
const SettingsItem = v.object({
  skin: RequiredText,
  data: v.object({
    googleId: TextOrEmpty,
    projectUrl: TextOrEmpty,
    trackingPath: TextOrEmpty,
    settings: v.optional(listOf(SettingEntry), []),
  }),
});

const SocialItem = v.object({
  link: RequiredText,
  linkText: TextOrEmpty,
  title: TextOrEmpty,
  imageAlt: TextOrEmpty,
  iconAlt: TextOrEmpty,
  iconSrc: TextOrEmpty,
  imageSrc: TextOrEmpty,
});

/** Nested keys to strings: what editors have changed (behaviour/upstream 8). */
export type TranslationTree = { readonly [key: string]: string | TranslationTree };
const TranslationTree: v.GenericSchema<TranslationTree> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => TranslationTree)]),
);

const Errors = v.nullish(v.array(v.string()), []);

/** Whatever else an answer says: with errors in it nothing was done. */
const errorsWin = v.transform(({ success, errors }: { success: boolean; errors: string[] }) => ({
  success: success && errors.length === 0,
  errors,
}));

/** One schema per call; the response type of `resources.ts` is derived from it. */
export const responses = {
  activeLanguages: itemsOf(
    v.object({
      name: RequiredText,
      code: RequiredText,
      iso: TextOrEmpty,
      domain: RequiredText,
      langName: TextOrEmpty,
    }),
  ),
  settings: itemsOf(SettingsItem),
  // A shop without a single category has no help centre: that is a mistake, and would turn every page into a 404.
  categories: listAnswer({ items: v.pipe(listOf(Category), v.minLength(1)) }),
  topArticles: itemsOf(PopularTopic),
  article: one(Article),
  search: listAnswer({
    total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    items: listOf(SearchHit),
  }),
  commentReasons: itemsOf(v.object({ id: Id, alias: RequiredText, text: TextOrEmpty })),
  footerLinks: dataItemsOf(v.object({ block: RequiredText, id: RequiredText, link: RequiredText })),
  banners: dataItemsOf(
    v.object({
      headerText: TextOrEmpty,
      mainText: TextOrEmpty,
      qrCodeText: TextOrEmpty,
      link: TextOrEmpty,
      appStore: TextOrEmpty,
      googlePlay: TextOrEmpty,
      appGallery: TextOrEmpty,
    }),
  ),
  gdpr: dataItemsOf(v.object({ title: TextOrEmpty, link: RequiredText })),
  translations: itemsOf(v.object({ locale: TextOrEmpty, data: TranslationTree })),
  videos: itemsOf(
    v.object({
      id: v.union([v.string(), v.number()]),
      name: RequiredText,
      cleanLink: TextOrEmpty,
      iframeLink: TextOrEmpty,
      weight: Weight,
    }),
  ),
  popularRequests: itemsOf(v.object({ id: Id, name: RequiredText, link: TextOrEmpty, weight: Weight })),
  cookies: itemsOf(
    v.object({
      id: Id,
      name: RequiredText,
      partner: TextOrEmpty,
      expiry: TextOrEmpty,
      type: TextOrEmpty,
      description: TextOrEmpty,
      group: v.picklist(['necessary', 'statistics', 'marketing']),
    }),
  ),
  header: itemsOf(v.object({ name: RequiredText, link: TextOrEmpty })),
  social: itemsOf(
    v.object({
      id: RequiredText,
      title: TextOrEmpty,
      description: TextOrEmpty,
      items: v.optional(listOf(SocialItem), []),
    }),
  ),
  companies: itemsOf(v.object({ id: Id, imageSrc: RequiredText, imageAlt: TextOrEmpty })),
  views: v.object({ id: Id, views: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  ...alternativeResponses,
  done: v.pipe(v.object({ success: v.boolean(), errors: Errors }), errorsWin),
  // "A falsy result" fails, "a result with errors lists them", any other is a success (behaviour/forms 17).
  cancelled: v.pipe(
    v.union([
      v.pipe(
        v.union([v.null(), v.literal(false)]),
        v.transform(() => ({ success: false, errors: [] as string[] })),
      ),
      v.object({ success: v.optional(v.boolean(), true), errors: Errors }),
    ]),
    errorsWin,
  ),
} as const;

export type Responses = { readonly [K in keyof typeof responses]: v.InferOutput<(typeof responses)[K]> };
