import { isRouteErrorResponse, type HydrationState, type StaticHandlerContext } from 'react-router';
import type { ArticlePage, Site } from '#shared/help-api/models.ts';
import type { ServedOutcome } from '#client/page/forms/served-outcome.tsx';
import {
  servedLanguages,
  toldNames,
  type ToldNames,
} from '#client/features/language-switch/served-languages.ts';
import { servedFooter, toldFooter, type ToldFooter } from '#client/features/footer/served-footer.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';

/** What crosses to the browser in `<script type="application/json" id="state">`. */
export interface PageState {
  readonly locale: LocaleCode;
  readonly wordsVersion: string;
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** A form that was posted without script, and what came of it. */
  readonly served?: ServedOutcome;
  /** Only expected failures are described; of a surprise nothing but its status crosses. */
  readonly errors?: Readonly<Record<string, { readonly status: number; readonly data: unknown }>>;
}

const inScript = (value: unknown): string =>
  JSON.stringify(value ?? null)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** What surrounds the pages is one object as long as it says the same, so each of its texts is written once. */
const writtenOnce = (write: (site: Site) => unknown) => {
  const texts = new WeakMap<Site, string>();
  return (site: Site): string => {
    const text = texts.get(site) ?? inScript(write(site));
    texts.set(site, text);
    return text;
  };
};

const textOfSite = writtenOnce((site) => site);

/** The site beside the layout, from which the browser takes the languages and what the footer links. */
interface ToldSite extends Omit<Site, 'languages' | keyof ToldFooter>, ToldFooter {
  readonly languages: ToldNames;
}

const textBesideLayout = writtenOnce((site): ToldSite => ({
  ...site,
  ...toldFooter(site),
  languages: toldNames(site.languages),
}));

const describe = (error: unknown) =>
  isRouteErrorResponse(error)
    ? { status: error.status, data: error.data as unknown }
    : { status: 500, data: null };

/**
 * The `PageState` as JSON that may stand inside a script element. What the page itself tells is left out, article HTML with
 * its headings, languages and the footer's links, and the reasons of a no where no form has shown them (behaviour/pages 36).
 */
export const dehydrate = (
  { loaderData, errors }: Pick<StaticHandlerContext, 'loaderData' | 'errors'>,
  { project, wordsVersion }: Site,
  served: ServedOutcome | null,
): string => {
  const textOf = errors ? textOfSite : textBesideLayout;
  const data = Object.entries(loaderData).map(
    ([id, value]) =>
      `${JSON.stringify(id)}:${id === 'root' ? textOf(value as Site) : inScript(withoutText(served ? value : withoutReasons(value)))}`,
  );
  const rest: Omit<PageState, 'loaderData'> = {
    locale: project.locale,
    wordsVersion,
    ...(served && { served }),
    ...(errors && {
      errors: Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, describe(error)])),
    }),
  };
  return `{"loaderData":{${data.join()}},${inScript(rest).slice(1)}`;
};

const isArticlePage = (data: unknown): data is { article: ArticlePage } =>
  typeof data === 'object' && data !== null && 'article' in data && typeof data.article === 'object';

/** An article with other words than its own: its HTML, and the headings in it. */
const withText = (
  data: unknown,
  htmlOf: (index: number) => string,
  sections: ArticlePage['sections'],
): unknown => {
  if (!isArticlePage(data)) return data;
  const blocks = data.article.blocks.map((block, index) =>
    block.kind === 'html' ? { ...block, html: htmlOf(index) } : block,
  );
  return { ...data, article: { ...data.article, blocks, sections } };
};

const withoutText = (data: unknown): unknown => withText(data, () => '', []);

const servedText = (document: Document, data: unknown): unknown =>
  withText(
    data,
    (index) => document.querySelector(`[data-block="${index}"]`)?.innerHTML ?? '',
    Array.from(document.querySelectorAll<HTMLAnchorElement>('article nav a'), ({ hash, textContent }) => ({
      id: hash.slice(1),
      title: textContent,
    })),
  );

const withoutReasons = (data: unknown): unknown => (isArticlePage(data) ? { ...data, reasons: null } : data);

/** All that a page is made from besides the words, whose version is in it; piece by piece. */
export const textsOfData = ({ loaderData, errors }: StaticHandlerContext): readonly string[] => [
  ...Object.entries(loaderData).flatMap(([id, value]) => [
    id,
    id === 'root' ? textOfSite(value as Site) : JSON.stringify(value ?? null),
  ]),
  JSON.stringify(errors),
];

const servedSite = (document: Document, told: Site | ToldSite): Site => {
  if (!('unlinked' in told)) return told;
  const { unlinked: _names, ...site } = told;
  return {
    ...site,
    ...servedFooter(document, told),
    languages: servedLanguages(document, told.languages),
  };
};

/** The state of the served page, with what the document tells read back from the document. */
export const hydrateState = (document: Document): { state: PageState; hydration: HydrationState } => {
  const state = JSON.parse(document.querySelector('#state')?.textContent ?? '{}') as PageState;
  return {
    state,
    hydration: {
      loaderData: Object.fromEntries(
        Object.entries(state.loaderData).map(([id, data]) => [
          id,
          id === 'root' ? servedSite(document, data as Site | ToldSite) : servedText(document, data),
        ]),
      ),
      errors:
        state.errors === undefined
          ? null
          : Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, asRouteError(error)])),
    },
  };
};

/** What `isRouteErrorResponse` recognises. */
const asRouteError = ({ status, data }: { status: number; data: unknown }) => ({
  status,
  statusText: '',
  internal: false,
  data,
});
