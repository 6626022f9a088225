import type { Category } from '#shared/help-api/models.ts';
import { locales } from '#shared/projects/locales.ts';
import { helpDomainOf, type ProjectFacts } from '#shared/projects/project-table.ts';
import type { Skin } from '#shared/projects/skins.ts';
import type { MessageTree } from '#shared/text/message-tree.ts';
import type { ContentCache } from '#server/cache/content-cache.ts';
import type { Exchange } from '#server/cache/content-entry.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import { weighAs } from '#server/cache/weight.ts';
import { byWeight } from '#server/upstream/category-tree.ts';
import { codesIn, type LanguageCodes } from '#server/upstream/language-codes.ts';
import type { Losses } from '#server/upstream/losses.ts';
import type {
  ItemsOf,
  ListName,
  SearchParameters,
  Upstream,
  UpstreamAnswer,
} from '#server/upstream/resources.ts';
import { UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import type { ArticleHtml } from './article-html/article-html.ts';
import { toCachedArticle, type CachedArticle } from './mapping/map-content.ts';
import { ofProject, toSocial } from './mapping/of-project.ts';
import { placeOf, withPlaces } from './mapping/tree-places.ts';
import { createWholeTree, isOpen } from './whole-tree.ts';

/**
 * Every cached read of one project, one function each. What is cached is already checked, cleaned and mapped, so that
 * a hit costs nothing. Rejects where neither memory nor upstream has an answer.
 */
export type ProjectContent = ReturnType<ReturnType<typeof createProjectContent>>;

export interface ContentDependencies {
  readonly upstream: Upstream;
  /** For what replicas share; without it every answer comes from `upstream`. */
  readonly upstreamFor?: (exchange: Exchange) => Upstream;
  readonly languageCodes: LanguageCodes;
  readonly cache: ContentCache;
  readonly losses: Pick<Losses, 'note'>;
  readonly articleHtml: ArticleHtml;
  /** Called for an article that carries an id no tree knows. */
  readonly onOtherId?: () => void;
  readonly purgePages: (keys: readonly string[]) => void;
}

export const createProjectContent = (dependencies: ContentDependencies, project: ProjectFacts) => {
  const { upstream, upstreamFor = () => upstream, languageCodes, cache } = dependencies;
  const { losses, articleHtml, onOtherId, purgePages } = dependencies;
  const { host, skin } = project;
  const lose = (name: keyof typeof lossNames, count: number, answer?: number): void =>
    losses.note({ host, ...lossNames[name], count }, answer);
  const wholeTree = createWholeTree();
  /** @param context told what is not the newest; left out by those who make no answer. */
  return (context?: ReadContext) => {
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
          context,
        );
    /** One thing by its id; `null` where there is none. A "not found" that is not in the contract's form is doubted. */
    const single = <K extends SingleName, R>(
      name: K,
      id: number,
      keep: (thing: NonNullable<UpstreamAnswer<K>['data']>) => R | Promise<R>,
    ) =>
      cache.read<R | null>(
        { host, resource: name, id },
        async (exchange) => {
          const ask: (of: ProjectFacts, id: number) => Promise<UpstreamAnswer<K> | null> =
            upstreamFor(exchange)[name];
          const answer = await ask(project, id);
          if (!answer || answer.bare) exchange.refused = true;
          return answer?.data ? keep(answer.data) : null;
        },
        context,
      );

    /** Throws for the id of another article: answers were mixed up. One that no tree knows is the upstream's. */
    const checkId = async (asked: number, said: number): Promise<void> => {
      if (said === 0 || said === asked) return;
      const others = Array.from(
        cache.remembered<readonly Category[]>('categories'),
        ({ value }) => value ?? [],
      );
      if ([await categories(), ...others].some((each) => placeOf(each, said)))
        throw new UpstreamUnavailable('another article');
      onOtherId?.();
    };

    /** Entries that are this project's; that none of them is would be a mistake. */
    const own = <T extends Parameters<typeof ofProject>[0][number]>(
      name: 'social' | 'companies' | 'banners',
      entries: readonly T[],
    ) => {
      const found = ofProject(entries, project, languageCodes.of(project).language);
      lose(name, found.length > 0 ? 0 : entries.length);
      return found;
    };
    const onRepeated = (count: number) => lose('repeated', count);
    // What is open has its places once it is whole.
    const readTree = list('categories', (items) =>
      items.some(isOpen) ? items : (withPlaces(items, onRepeated) as typeof items),
    );
    const categories = () =>
      wholeTree.read({
        read: readTree,
        category: (id) => single('category', id, asTheyAre),
        subCategory: (id) => single('subCategory', id, asTheyAre),
        onRepeated,
      });

    return {
      lose,
      languages: list('languages', (items) => {
        // What was asked for by another name of the language may be in another language.
        const own = items.find(({ domain }) => domain === helpDomainOf(project));
        if (languageCodes.learn(project, own ? codesIn(own) : {})) {
          cache.purge((key) => key.host === host && key.resource !== 'languages');
          purgePages([`host:${host}`]);
        }
        return items;
      }),
      settings: list('settings', (items) => settingsOf(items, skin)),
      translations: list('translations', (items): readonly MessageTree[] =>
        items
          .filter(({ locale }) => isFor(locale, project, languageCodes.of(project).language))
          .map(({ data }) => data),
      ),
      categories,
      /** The tree where it is remembered, without asking for it. */
      knownCategories: () => wholeTree.known(cache.peek({ host, resource: 'categories' })),
      knownLanguages: () => cache.peek<ItemsOf<'languages'>>({ host, resource: 'languages' }),
      /** Whether an article is remembered; `missing`: that it does not exist. */
      isRemembered(articleId: number): boolean | 'missing' {
        const found = cache.peek({ host, resource: 'article', id: articleId });
        return found === null ? 'missing' : found !== undefined;
      },
      topArticles: list('topArticles', asTheyAre) as (perPage: number) => Promise<ItemsOf<'topArticles'>>,
      article: (articleId: number) =>
        single('article', articleId, async (found): Promise<CachedArticle> => {
          const { content, id, relevant, ...article } = found;
          await checkId(articleId, id);
          // It goes by the id it was asked for, whatever it says itself.
          const clean = await articleHtml.clean(content, project);
          const kept = { ...article, id: articleId, relevant: heaviest(relevant) };
          return toCachedArticle(kept, clean, project.locale);
        }),
      search: (parameters: SearchParameters) =>
        cache.read(
          { host, resource: 'search', id: JSON.stringify(parameters) },
          async () => {
            const found = await upstream.search(project, parameters);
            if (!found) throw new UpstreamUnavailable('status 404');
            return { ...found, items: found.items.slice(0, parameters.perPage) };
          },
          context,
        ),
      videos: list('videos', heaviest),
      popularRequests: list('popularRequests', heaviest),
      cookies: list('cookies', asTheyAre),
      commentReasons: list('commentReasons', shown),
      projects: list('projects', shown),
      social: list('social', (items) => toSocial(shown(own('social', items)))),
      companies: list('companies', (items) => shown(own('companies', items))),
      banner: list(
        'banners',
        (items) =>
          own(
            'banners',
            items.map(({ data }) => data),
          )[0] ?? null,
      ),
      gdpr: list('gdpr', ([first]) => first?.data ?? null),
      footerLinks: list('footerLinks', (items) => items.map(({ data }) => data)),
    };
  };
};

type SingleName = 'article' | 'category' | 'subCategory';

type AskList<K extends ListName> = (
  project: ProjectFacts,
  ...args: readonly unknown[]
) => Promise<{ readonly items: ItemsOf<K> } | null>;

/** What no page shows although it was read: the call, and why. */
const lossNames = {
  repeated: { call: 'get_categories', what: 'further places of articles that stand elsewhere' },
  content: { call: 'get_article', what: 'articles without content' },
  relatives: { call: 'get_article', what: 'relatives that no category holds' },
  topics: { call: 'top_articles', what: 'topics that no category holds' },
  hits: { call: 'find_articles', what: 'hits that no category holds' },
  requests: { call: 'get_static_elements?type=popularRequests', what: 'searches that lead elsewhere' },
  videos: { call: 'get_static_elements?type=videos', what: 'videos without an id of the video host' },
  projects: { call: 'get_static_elements?type=header', what: 'projects without a link' },
  social: { call: 'get_static_elements?type=social', what: 'blocks of another domain, skin or language' },
  companies: { call: 'get_static_elements?type=companies', what: 'logos of another domain or skin' },
  banners: { call: 'banners', what: 'banners of another domain, skin or language' },
  footerLinks: { call: 'footer_links', what: 'links without a name' },
} as const;

/** The settings of a skin: an item that names none is for all, and the only one is meant. */
const settingsOf = (items: ItemsOf<'settings'>, skin: Skin) => {
  const found = items.find((each) => each.skin === skin) ?? items.find((each) => each.skin === '');
  return (found ?? (items.length === 1 ? items[0] : undefined))?.data ?? null;
};

const asTheyAre = <T>(items: T): T => items;

/** Most entries of a list that are shown: one turn of the event loop must not render more. */
const mostShown = 100;
const shown = <T extends readonly unknown[]>(items: T): T => items.slice(0, mostShown) as unknown as T;
const heaviest = <T extends { readonly weight: number }>(items: readonly T[]): T[] => shown(byWeight(items));

/** Whether messages are for this project: a locale is our code, its tag, or the upstream's code. */
const isFor = (locale: string, project: ProjectFacts, backendCode: string): boolean => {
  const spellings: readonly string[] = [project.locale, locales[project.locale].tag, backendCode];
  return locale === '' || spellings.includes(locale);
};
