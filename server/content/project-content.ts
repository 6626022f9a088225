import type { Category } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import type { ContentCache, ContentReader } from '#server/cache/content-cache.ts';
import { weighAs } from '#server/cache/weight.ts';
import { byWeight } from '#server/upstream/category-tree.ts';
import type { LanguageCodes } from '#server/upstream/language-codes.ts';
import type {
  ItemsOf,
  ListName,
  SearchParameters,
  Upstream,
  UpstreamFor,
} from '#server/upstream/resources.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import type { ArticleHtml } from './article-html/article-html.ts';
import { toKeptArticle, type KeptArticle } from './map-content.ts';
import { placeOf } from './tree-places.ts';

/**
 * Every cached read of one project, one function each. What is cached is already checked, cleaned and mapped, so that
 * a hit costs nothing. Rejects where neither memory nor upstream has an answer.
 */
export type ProjectContent = ReturnType<ReturnType<typeof createProjectContent>>;

interface Dependencies {
  readonly upstream: Upstream;
  /** For what replicas share; without it every answer comes from `upstream`. */
  readonly upstreamFor?: UpstreamFor | undefined;
  readonly languageCodes: LanguageCodes;
  readonly cache: ContentCache;
  readonly articleHtml: ArticleHtml;
  /** Told of an article that calls itself by an id that no tree knows. */
  readonly onOtherId?: () => void;
  /** Renders the pages with these surrogate keys anew before they are shown again. */
  readonly purgePages: (keys: readonly string[]) => void;
}

/**
 * How long a search may take, in milliseconds. It has no timeout of its own (behaviour/upstream 3), and outlives the
 * page that asked: what comes late is there for the next one.
 */
export const searchPatience = 60_000;

/** Lists that stand around every page, kept and shown as they come: each is a field of `Site` under its name. */
export const plainBlocks = ['social', 'companies'] as const satisfies readonly ListName[];
export type PlainBlocks = { readonly [K in (typeof plainBlocks)[number]]: ItemsOf<K> };

export const createProjectContent = (dependencies: Dependencies, project: ProjectFacts) => {
  const { upstream, upstreamFor = () => upstream, languageCodes, cache } = dependencies;
  const { articleHtml, onOtherId, purgePages } = dependencies;
  const { host, skin } = project;
  /** @param reader told what it gets that is not the newest; left out by those who make no answer. */
  return (reader?: ContentReader) => {
    /** A list as it is kept. */
    const list =
      <K extends ListName, R>(name: K, keep: (items: ItemsOf<K>) => R) =>
      (...args: readonly unknown[]): Promise<R> =>
        cache.read(
          { host, resource: name },
          async (exchange) => {
            const ask = upstreamFor(exchange)[name] as unknown as AskList<K>;
            const answer = await ask(project, ...args);
            // A list that the upstream does not know is an outage of that list, not an empty one.
            if (!answer) throw new UpstreamUnavailable('status 404');
            return weighAs(answer, keep(answer.items));
          },
          reader,
        );

    /**
     * Throws where an article calls itself by the id of another of the tree: answers were mixed up on their way. An id
     * that no tree knows is the upstream's own.
     */
    const checkId = async (asked: number, said: number): Promise<void> => {
      if (said === 0 || said === asked) return;
      const others = Array.from(
        cache.remembered<readonly Category[]>('categories'),
        ({ value }) => value ?? [],
      );
      if ([await categories(), ...others].some((tree) => placeOf(tree, said)))
        throw new UpstreamUnavailable('another article');
      onOtherId?.();
    };

    const plain = Object.fromEntries(plainBlocks.map((name) => [name, list(name, shown)])) as {
      readonly [K in keyof PlainBlocks]: () => Promise<PlainBlocks[K]>;
    };

    const categories = list('categories', asTheyAre);

    return {
      ...plain,
      languages: list('languages', (items) => {
        // What was asked for by another name of the language may be in another language.
        if (languageCodes.learn(project, backendCodeOf(items, project))) {
          cache.purge((key) => key.host === host && key.resource !== 'languages');
          purgePages([`host:${host}`]);
        }
        return items;
      }),
      settings: list('settings', (items) => items.find((each) => each.skin === skin)?.data ?? null),
      translations: list('translations', (items): readonly WordTree[] =>
        items
          .filter(({ locale }) => isFor(locale, project, languageCodes.of(project)))
          .map(({ data }) => data),
      ),
      categories,
      /** The tree where it is remembered, without asking for it. */
      knownCategories: (): readonly Category[] | undefined => cache.peek({ host, resource: 'categories' }),
      /** Whether anything is remembered of an article, and be it that it does not exist. */
      hasAskedFor: (articleId: number): boolean =>
        cache.peek({ host, resource: 'article', id: articleId }) !== undefined,
      topArticles: list('topArticles', asTheyAre) as (perPage: number) => Promise<ItemsOf<'topArticles'>>,
      article: (articleId: number) =>
        cache.read<KeptArticle | null>(
          { host, resource: 'article', id: articleId },
          async (exchange) => {
            const answer = await upstreamFor(exchange).article(project, articleId);
            if (!answer?.data) {
              // Only in the contract's words an article does not exist.
              if (!answer || answer.success || answer.data === undefined) exchange.refused = true;
              return null;
            }
            const { content, id, relevant, ...article } = answer.data;
            await checkId(articleId, id);
            // It goes by the id it was asked for, whatever it says itself.
            const clean = await articleHtml.clean(content, project);
            const kept = { ...article, id: articleId, relevant: heaviest(relevant) };
            return toKeptArticle(kept, clean, project.locale);
          },
          reader,
        ),
      search: (parameters: SearchParameters) =>
        cache.read(
          { host, resource: 'search', id: JSON.stringify(parameters) },
          async () => {
            const found = await upstream.search(project, parameters, AbortSignal.timeout(searchPatience));
            if (!found) throw new UpstreamUnavailable('status 404');
            return { ...found, items: found.items.slice(0, parameters.perPage) };
          },
          reader,
        ),
      videos: list('videos', heaviest),
      popularRequests: list('popularRequests', heaviest),
      cookies: list('cookies', asTheyAre),
      commentReasons: list('commentReasons', shown),
      projects: list('projects', shown),
      banner: list('banners', ([first]) => first?.data ?? null),
      gdpr: list('gdpr', ([first]) => first?.data ?? null),
      footerLinks: list('footerLinks', (items) => items.map(({ data }) => data)),
    };
  };
};

type AskList<K extends ListName> = (
  project: ProjectFacts,
  ...args: readonly unknown[]
) => Promise<{ readonly items: ItemsOf<K> } | null>;

const asTheyAre = <T>(items: T): T => items;

/** Entries of a list that are shown: what is rendered in one turn of the event loop has to have an end. */
const mostShown = 100;
const shown = <T extends readonly unknown[]>(items: T): T => items.slice(0, mostShown) as unknown as T;
const heaviest = <T extends { readonly weight: number }>(items: readonly T[]): T[] => shown(byWeight(items));

/** Whether words are for this project: a locale is written as our code, as its tag or as the upstream calls it. */
const isFor = (locale: string, project: ProjectFacts, backendCode: string): boolean => {
  const spellings: readonly string[] = [project.locale, locales[project.locale].tag, backendCode];
  return locale === '' || spellings.includes(locale);
};

/** What the upstream calls the language of a project, as its list of languages says. */
const backendCodeOf = (languages: ItemsOf<'languages'>, project: ProjectFacts): string | undefined =>
  languages.find(({ domain }) => domain === helpDomainOf(project) || domain === project.host)?.backendCode ||
  undefined;
