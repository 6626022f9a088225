import * as v from 'valibot';
import { consentTypes } from '#shared/consent/consent-choice.ts';
import { shopTasks } from '#shared/help-api/models.ts';
import {
  AnObject,
  ContactAddress,
  dataItemsOf,
  fields,
  Flag,
  Id,
  ImageAddress,
  ImageOrEmpty,
  LanguageTagOrEmpty,
  itemsOf,
  listAnswer,
  listOf,
  listOrEmpty,
  LinkOrEmpty,
  LongTextOrEmpty,
  one,
  type Read,
  or,
  RequiredText,
  textOrEmpty,
  TextOrEmpty,
  WebAddress,
  Weight,
  WholeNumber,
} from './fields.ts';
import { Words } from './word-fields.ts';

/**
 * What we believe comes back from the upstream (behaviour/upstream 12–17). Unknown keys are dropped and double spellings
 * become one, so nothing behind this file asks "id or article_id?".
 */

/** Articles of one tree. */
const maxArticles = 100_000;
/** An article's content, in characters; what is longer than its own limit is refused when it is cleaned. */
const longestContent = 1_000_000;

/** Articles go by `id` or `article_id`, and by `url` or `link` (behaviour/upstream 12). */
const articleFields = { id: Id, title: RequiredText, url: textOrEmpty(2_000), lang: LanguageTagOrEmpty };
const articleOf = <E extends v.ObjectEntries>(
  entries: E,
): v.GenericSchema<unknown, Read<Omit<typeof articleFields, keyof E> & E>> =>
  v.pipe(
    AnObject,
    v.transform((raw): unknown => ({
      ...raw,
      id: raw['id'] ?? raw['article_id'],
      url: raw['url'] || raw['link'],
    })),
    fields({ ...articleFields, ...entries }),
  );

const ArticleRef = articleOf({ weight: Weight });

/** What stands for a title that cannot be read: a category leads to its articles all the same. */
const ContainerTitle = or(RequiredText, '…');
const SubCategory = fields({
  id: Id,
  title: ContainerTitle,
  lang: LanguageTagOrEmpty,
  description: LongTextOrEmpty,
  weight: Weight,
  children: listOrEmpty(ArticleRef, maxArticles),
});
const Category = fields({
  id: Id,
  title: ContainerTitle,
  lang: LanguageTagOrEmpty,
  description: LongTextOrEmpty,
  weight: Weight,
  children: listOrEmpty(SubCategory),
});
export type UpstreamCategory = v.InferOutput<typeof Category>;

const RelevantArticle = articleOf({
  shortContent: LongTextOrEmpty,
  weight: Weight,
  img: ImageOrEmpty,
});

const Article = v.pipe(
  articleOf({
    // Who asks for an article knows its id and, from the tree, its title.
    id: or(Id, 0),
    title: TextOrEmpty,
    content: textOrEmpty(longestContent),
    shortContent: LongTextOrEmpty,
    description: LongTextOrEmpty,
    articlesRelevant: or(listOf(RelevantArticle), null),
    articles_relevant: or(listOf(RelevantArticle), null),
    categoryTitle: TextOrEmpty,
    task: or(v.picklist(shopTasks), null),
    reviewed: or(v.pipe(v.string(), v.isoDate()), null),
    vote: or(v.picklist([-1, 0, 1, '-1', '0', '1']), null),
  }),
  v.transform(({ articlesRelevant, articles_relevant, vote, ...article }) => ({
    ...article,
    relevant: articlesRelevant ?? articles_relevant ?? [],
    voted: Math.abs(Number(vote)) === 1,
  })),
);
export type UpstreamArticle = v.InferOutput<typeof Article>;

const PopularTopic = articleOf({
  shortContent: LongTextOrEmpty,
  categoryTitle: TextOrEmpty,
  weight: Weight,
});

const SearchHit = articleOf({
  shortContent: LongTextOrEmpty,
  weight: Weight,
  keyword: v.optional(TextOrEmpty),
});

const SettingEntry = fields({ key: RequiredText, value: v.union([v.string(), v.number()]) });
const SettingsItem = fields({
  skin: RequiredText,
  data: or(
    fields({
      googleId: TextOrEmpty,
      projectUrl: LinkOrEmpty,
      trackingPath: TextOrEmpty,
      settings: listOrEmpty(SettingEntry),
    }),
    null,
  ),
});

const SocialItem = fields({
  link: WebAddress,
  linkText: TextOrEmpty,
  title: TextOrEmpty,
  imageAlt: TextOrEmpty,
  iconAlt: TextOrEmpty,
  iconSrc: ImageOrEmpty,
  imageSrc: ImageOrEmpty,
});

const Errors = or(
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.filter((one) => typeof one === 'string')),
  ),
  [] as string[],
);

/** Whatever else an answer says: with errors in it nothing was done. */
const errorsWin = v.transform(({ success, errors }: { success: boolean; errors: string[] }) => ({
  success: success && errors.length === 0,
  errors,
}));

/** One schema an answer; the types of what is read are derived from it. */
export const schemas = {
  languages: itemsOf(
    fields({
      domain: RequiredText,
      name: TextOrEmpty,
      langName: TextOrEmpty,
      /** What the upstream calls the language; empty: by the code that we know. */
      backendCode: or(v.pipe(v.string(), v.regex(/^[\w-]{2,20}$/)), ''),
    }),
  ),
  settings: itemsOf(SettingsItem),
  // A shop without a single category has no help centre: that is a mistake, and would turn every page into a 404.
  categories: listAnswer({ items: v.pipe(listOf(Category), v.minLength(1)) }, [
    'items',
    'items.children',
    'items.children.children',
  ]),
  topArticles: itemsOf(PopularTopic),
  article: one(Article),
  search: listAnswer({
    total: or(WholeNumber, -1),
    items: listOf(SearchHit),
    suggestion: v.optional(TextOrEmpty),
    topics: or(listOf(fields({ id: Id, count: WholeNumber })), undefined),
  }),
  commentReasons: itemsOf(fields({ id: Id, alias: RequiredText, text: TextOrEmpty })),
  footerLinks: dataItemsOf(fields({ block: RequiredText, id: RequiredText, link: ContactAddress })),
  banners: dataItemsOf(
    fields({
      headerText: TextOrEmpty,
      mainText: TextOrEmpty,
      qrCodeText: TextOrEmpty,
      link: LinkOrEmpty,
      appStore: LinkOrEmpty,
      googlePlay: LinkOrEmpty,
      appGallery: LinkOrEmpty,
    }),
  ),
  gdpr: dataItemsOf(fields({ title: TextOrEmpty, link: WebAddress })),
  translations: itemsOf(fields({ locale: TextOrEmpty, data: or(Words, {}) })),
  videos: itemsOf(
    fields({
      name: RequiredText,
      cleanLink: LinkOrEmpty,
      iframeLink: LinkOrEmpty,
      imagePreviewLink: ImageOrEmpty,
      weight: Weight,
    }),
  ),
  // The searches lead into the help centre: paths of its own.
  popularRequests: itemsOf(fields({ name: RequiredText, link: textOrEmpty(2_000), weight: Weight })),
  cookies: itemsOf(
    fields({
      id: Id,
      name: RequiredText,
      partner: TextOrEmpty,
      expiry: TextOrEmpty,
      type: TextOrEmpty,
      description: LongTextOrEmpty,
      group: v.picklist(consentTypes),
    }),
  ),
  // The title of the list stands among its entries, without a link.
  projects: itemsOf(fields({ name: RequiredText, link: LinkOrEmpty })),
  social: itemsOf(
    fields({
      id: RequiredText,
      title: TextOrEmpty,
      description: LongTextOrEmpty,
      items: listOrEmpty(SocialItem),
    }),
  ),
  companies: itemsOf(fields({ id: Id, imageSrc: ImageAddress, imageAlt: TextOrEmpty })),
  views: fields({ id: or(Id, 0), views: WholeNumber }),
  done: v.pipe(fields({ success: Flag, errors: Errors }), errorsWin),
  // "A falsy result" fails, "a result with errors lists them", any other is a success.
  cancelled: v.pipe(
    v.union([
      v.pipe(
        v.union([v.null(), v.literal(false)]),
        v.transform(() => ({ success: false, errors: [] as string[] })),
      ),
      fields({ success: v.optional(Flag, true), errors: Errors }),
    ]),
    errorsWin,
  ),
} as const;
