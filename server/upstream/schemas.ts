import * as v from 'valibot';
import { nestMessages } from '#shared/text/message-tree.ts';
import { Article, PopularTopic, SearchHit } from './article-schemas.ts';
import { Category, SubCategory } from './category-schemas.ts';
import { Cookie, cookieItems } from './cookie-schemas.ts';
import {
  DescriptionOrEmpty,
  after,
  AnObject,
  ContactAddress,
  dataItemsOf,
  fields,
  Flag,
  Id,
  ImageAddress,
  ImageOrEmpty,
  isRecord,
  itemsOf,
  listAnswer,
  listIn,
  listOf,
  listOrEmpty,
  LinkOrEmpty,
  LocalPath,
  one,
  partWith,
  withFallback,
  QuietText,
  RequiredText,
  textOrEmpty,
  TextOrEmpty,
  WebAddress,
  Weight,
  WholeNumber,
  withItems,
} from './fields.ts';
import { Messages } from './message-fields.ts';

/** Schemas of the answers (behaviour/upstream 12–17). Required is what a page cannot do without; unknown keys go. */

/** Keys and values, as a list of pairs or as an object. */
const settingsIn = (data: unknown): unknown => {
  if (!isRecord(data)) return { settings: listIn(data) };
  const { settings } = data;
  return isRecord(settings) && !listIn(settings)
    ? { ...data, settings: Object.entries(settings).map(([key, value]) => ({ key, value })) }
    : data;
};

const SettingEntry = fields({ key: RequiredText, value: v.union([v.string(), v.number()]) });
const SettingsItem = fields({
  skin: TextOrEmpty,
  data: withFallback(
    after(
      settingsIn,
      fields({
        googleId: TextOrEmpty,
        projectUrl: LinkOrEmpty,
        trackingPath: TextOrEmpty,
        settings: listOrEmpty(SettingEntry),
      }),
    ),
    null,
  ),
});

/** Whose an entry is, where it says so. */
const belongs = { domain: QuietText, skin: QuietText, language: QuietText };

const SocialItem = fields({
  link: WebAddress,
  linkText: TextOrEmpty,
  title: TextOrEmpty,
  imageAlt: TextOrEmpty,
  iconAlt: TextOrEmpty,
  iconSrc: ImageOrEmpty,
  imageSrc: ImageOrEmpty,
});

export const socialBlocks = ['club', 'youtube', 'instagram'] as const;

/** "Fixed entries club, youtube, instagram": as a list, or each under its name. */
const socialItems = (answer: unknown): unknown => {
  const found = withItems(answer);
  if (!isRecord(found) || listIn(found['items'])) return found;
  const named = partWith(found, (part) => socialBlocks.some((id) => isRecord(part[id])));
  if (!named) return found;
  return { items: socialBlocks.flatMap((id) => (isRecord(named[id]) ? [{ ...named[id], id }] : [])) };
};

/** One tree of words, a list of trees by locale, or a list of keys and texts. */
const translationItems = (answer: unknown): unknown => {
  const found = withItems(answer);
  if (!isRecord(found)) return found;
  const items = listIn(found['items']);
  if (!items) {
    const { success: _, ...own } = found;
    // What has a place for the tree is not the tree itself.
    const places = 'items' in own || 'data' in own ? [own['items'], own['data']] : [own];
    const tree = places.find(isRecord);
    return tree ? { items: [{ data: tree }] } : found;
  }
  const pairs = items.flatMap((item) => {
    const text = isRecord(item) && (item['value'] ?? item['text']);
    return isRecord(item) && typeof item['key'] === 'string' && typeof text === 'string'
      ? [[item['key'], text] as const]
      : [];
  });
  return pairs.length > 0 ? { items: [{ data: nestMessages(pairs) }] } : { items };
};

/** As text, as a list, by field, or as objects with a `message`. */
const messagesIn = (errors: unknown): string[] => {
  if (typeof errors === 'string') return errors.trim() === '' ? [] : [errors];
  if (Array.isArray(errors)) return errors.flatMap(messagesIn);
  if (!isRecord(errors)) return [];
  return typeof errors['message'] === 'string'
    ? messagesIn(errors['message'])
    : Object.values(errors).flatMap(messagesIn);
};

const hasErrors = (errors: unknown): boolean =>
  typeof errors === 'object' && errors !== null ? Object.keys(errors).length > 0 : Boolean(errors);

/** What came of a write. Whatever else an answer says: with errors in it nothing was done. */
const outcomeOf = (success: v.GenericSchema<unknown, boolean>) =>
  v.pipe(
    AnObject,
    v.transform((answer): unknown => {
      const data = isRecord(answer['data']) ? answer['data'] : {};
      return { ...data, ...answer, errors: [answer['errors'], data['errors']].filter(hasErrors) };
    }),
    fields({ success, errors: v.array(v.unknown()) }),
    v.transform(({ success: said, errors }) => ({
      success: said && errors.length === 0,
      errors: messagesIn(errors),
    })),
  );

const CodeOrEmpty = withFallback(v.pipe(v.string(), v.regex(/^(?:[\w-]{2,20})?$/)), '');

/** In letters alone. They open dialogs, which stand in the footer whatever the upstream sends. */
const dialogs: ReadonlySet<string> = new Set([
  'cookiesettings',
  'ordercancellation',
  'accessibilitystatement',
]);

export const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export const opensDialog = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
  [name, id].some((each) => dialogs.has(lettersOf(each)));

const FooterLink = v.pipe(
  fields({
    /** A path is one of the shop's. */
    link: after((link) => link ?? '', v.union([v.picklist(['', '#']), ContactAddress, LocalPath])),
    block: QuietText,
    id: QuietText,
    name: TextOrEmpty,
  }),
  v.check((entry) => !['', '#'].includes(entry.link) || opensDialog(entry)),
);

/** One schema an answer; the types of what is read are derived from it. */
export const schemas = {
  languages: itemsOf(
    fields({
      /** As calls name it: without scheme and `help.`. */
      domain: v.pipe(
        RequiredText,
        v.transform((domain) => domain.replace(/^https?:\/\//, '').replace(/\/.*$/s, '')),
        v.transform((domain) => domain.replace(/^(?:help|www)\./, '')),
      ),
      name: TextOrEmpty,
      langName: TextOrEmpty,
      /** What the upstream calls the language; empty: as `code` says. */
      backendCode: CodeOrEmpty,
      code: CodeOrEmpty,
      iso: TextOrEmpty,
      country: CodeOrEmpty,
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
  category: one(Category),
  subCategory: one(SubCategory),
  article: one(Article),
  search: listAnswer({
    total: withFallback(WholeNumber, -1),
    items: listOf(SearchHit),
    suggestion: v.optional(TextOrEmpty),
    topics: withFallback(listOf(fields({ id: Id, count: WholeNumber })), undefined),
  }),
  commentReasons: itemsOf(fields({ id: Id, alias: RequiredText, text: TextOrEmpty })),
  footerLinks: dataItemsOf(FooterLink),
  banners: dataItemsOf(
    fields({
      ...belongs,
      headerText: TextOrEmpty,
      mainText: TextOrEmpty,
      qrCodeText: TextOrEmpty,
      link: LinkOrEmpty,
      appStore: LinkOrEmpty,
      googlePlay: LinkOrEmpty,
      appGallery: LinkOrEmpty,
    }),
  ),
  gdpr: dataItemsOf(fields({ link: WebAddress, title: TextOrEmpty, name: TextOrEmpty })),
  translations: after(
    translationItems,
    itemsOf(fields({ locale: TextOrEmpty, data: withFallback(Messages, {}) })),
  ),
  videos: itemsOf(
    fields({
      name: RequiredText,
      cleanLink: LinkOrEmpty,
      iframeLink: LinkOrEmpty,
      imageBoxLink: LinkOrEmpty,
      imagePreviewLink: ImageOrEmpty,
      weight: Weight,
    }),
  ),
  // The searches lead into the help centre: paths of its own.
  popularRequests: itemsOf(fields({ name: RequiredText, link: textOrEmpty(2_000), weight: Weight })),
  cookies: after(cookieItems, itemsOf(Cookie)),
  // The title of the list stands among its entries, without a link.
  projects: itemsOf(fields({ name: RequiredText, link: LinkOrEmpty })),
  social: after(
    socialItems,
    itemsOf(
      fields({
        ...belongs,
        id: QuietText,
        title: TextOrEmpty,
        description: DescriptionOrEmpty,
        items: listOrEmpty(SocialItem),
      }),
    ),
  ),
  companies: itemsOf(fields({ ...belongs, id: Id, imageSrc: ImageAddress, imageAlt: TextOrEmpty })),
  views: after(
    (answer) => (isRecord(answer) && isRecord(answer['data']) ? answer['data'] : answer),
    fields({ id: withFallback(Id, 0), views: WholeNumber }),
  ),
  /** Of calls whose answer the specification does not show: only one that says no is a no. */
  accepted: after(
    (answer) => (isRecord(answer) ? answer : { success: answer !== false }),
    outcomeOf(v.nullish(Flag, true)),
  ),
  done: outcomeOf(Flag),
  // "A falsy result" fails, "a result with errors lists them", any other is a success.
  cancelled: after(
    (answer) => (answer instanceof Object ? answer : { success: Boolean(answer) }),
    outcomeOf(v.nullish(Flag, true)),
  ),
} as const;
