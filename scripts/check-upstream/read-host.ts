import type { Alternative } from '#shared/alternatives/alternative.ts';
import type { Category } from '#shared/help-api/models.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import type { ContentCache } from '#server/cache/content-cache.ts';
import type { Exchange } from '#server/cache/content-entry.ts';
import type { ArticleHtml } from '#server/content/article-html/article-html.ts';
import { toAlternative } from '#server/content/mapping/map-alternative.ts';
import { listedAddress } from '#server/content/mapping/contact.ts';
import { startDeadline } from '#server/content/deadline.ts';
import { readHome, search } from '#server/content/main-content.ts';
import { toArticle } from '#server/content/mapping/map-content.ts';
import { createProjectContent, type ProjectContent } from '#server/content/project-content.ts';
import { ReadContext } from '#server/cache/read-context.ts';
import { readSettings, readSite } from '#server/content/site.ts';
import type { Visit } from '#server/config/project-registry.ts';
import { createLanguageCodes } from '#server/upstream/language-codes.ts';
import { describeNote, nameOfCall, type Loss } from '#server/upstream/losses.ts';
import { createUpstream } from '#server/upstream/resources.ts';
import { createUpstreamClient, UpstreamUnavailable } from '#server/upstream/upstream-client.ts';
import { createAbsentFields, getOrAdd, type AbsentField } from './absent-fields.ts';

/** What one call of one host came to. */
interface CallReport {
  readonly call: string;
  readonly asked: number;
  /** What a page can show of all answers; in its own unit. */
  readonly read: Readonly<Record<string, number>>;
  /** Why an answer could not be had or read; empty: all could. */
  readonly failed: readonly string[];
  /** Milliseconds of the median and of the slowest answer. */
  readonly median: number;
  readonly slowest: number;
}

export interface HostReport {
  readonly host: string;
  readonly calls: readonly CallReport[];
  readonly dropped: readonly Loss[];
  /** What visitors would miss, in words. */
  readonly missed: readonly string[];
  /** Pages that would be empty, or could not be shown: reasons to fail. */
  readonly empty: readonly string[];
  readonly absent: readonly AbsentField[];
}

/** Articles of a host that are read: enough to know how they come. */
const mostArticles = 100;
/** So long for everything of one host, in milliseconds: nobody waits for a page. */
const patience = 600_000;

/** Notes what happens to the calls of one host. */
const createRecorder = (host: string) => {
  const losses = new Map<string, Loss & { readonly of: Map<unknown, number> }>();
  const calls = new Map<string, { times: number[]; failed: Set<string>; read: Record<string, number> }>();
  const callOf = (call: string) =>
    getOrAdd(calls, call, () => ({ times: [], failed: new Set<string>(), read: {} }));
  return {
    callOf,
    lose({ call, what, count }: Loss, answer: unknown = ''): void {
      const key = `${call}|${what}`;
      const loss = getOrAdd(losses, key, () => ({ host, call, what, count: 0, of: new Map() }));
      loss.of.set(answer, count);
    },
    dropped: (): readonly Loss[] =>
      [...losses.values()]
        .map(({ of, ...loss }) => ({ ...loss, count: of.values().reduce((sum, count) => sum + count, 0) }))
        .filter(({ count }) => count > 0),
    calls: (): readonly CallReport[] =>
      [...calls].map(([call, { times, failed, read }]) => {
        const sorted = times.toSorted((a, b) => a - b).map(Math.round);
        const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
        return { call, asked: times.length, read, failed: [...failed], median, slowest };
      }),
  };
};

type Recorder = ReturnType<typeof createRecorder>;

/** Asks once for each, and keeps it as long as the check runs. */
const createMemory = (): Pick<ContentCache, 'read' | 'peek' | 'purge' | 'remembered'> => {
  const known = new Map<string, Promise<unknown>>();
  return {
    read<T>(key: Parameters<ContentCache['read']>[0], load: (exchange: Exchange) => Promise<T>): Promise<T> {
      const name = `${key.resource} ${key.id ?? ''}`;
      return getOrAdd(known, name, () => load({ recalled: null })) as Promise<T>;
    },
    peek: () => undefined,
    *remembered() {},
    // The upstream has told its name of the language: what comes next is asked by it.
    purge: () => 0,
  };
};

/** HTML is not cleaned here: whether there is any is all that counts. */
const articleHtml = {
  start: async () => {},
  clean: async (html: string) => ({
    blocks: html.trim() === '' ? [] : [{ kind: 'html', html }],
    sections: [],
  }),
  close: async () => {},
} as unknown as ArticleHtml;

/** Reads everything that the pages of a host are made of, as the site would. Only calls that change nothing are made. */
export const readHost = async (
  project: ProjectFacts,
  projects: readonly ProjectFacts[],
  url: string,
): Promise<HostReport> => {
  const { host } = project;
  const recorder = createRecorder(host);
  const absent = createAbsentFields();
  const client = createUpstreamClient(url, {
    readInPart(call, notes) {
      for (const note of notes)
        recorder.lose(
          { host, call: nameOfCall(call), what: describeNote(note), count: note.count },
          call.query?.['articleId'] ?? call.query?.['categoryId'],
        );
    },
  });
  const languageCodes = createLanguageCodes();
  const timed: typeof client = {
    ...client,
    async call(call, schema) {
      const start = performance.now();
      const exchange: Exchange = { recalled: null };
      const record = recorder.callOf(nameOfCall(call));
      try {
        return await client.call(call, schema, exchange);
      } catch (error) {
        record.failed.add(error instanceof UpstreamUnavailable ? error.reason : String(error));
        throw error;
      } finally {
        record.times.push(performance.now() - start);
        if (exchange.answer !== undefined)
          absent.note(call.path, nameOfCall(call), exchange.answer.toString());
      }
    },
  };
  const upstream = createUpstream(timed, languageCodes);
  const content = createProjectContent(
    {
      upstream,
      languageCodes,
      articleHtml,
      cache: createMemory() as ContentCache,
      losses: { note: (loss, answer) => recorder.lose(loss, answer) },
      purgePages: () => {},
    },
    project,
  )();
  try {
    // First, as the site does in the end: it says what the language is called.
    await content.languages().catch(() => {});
    return await describeHost({ project, projects, content, recorder, absent });
  } finally {
    client.close();
  }
};

interface Reading {
  readonly project: ProjectFacts;
  readonly projects: readonly ProjectFacts[];
  readonly content: ProjectContent;
  readonly recorder: Recorder;
  readonly absent: ReturnType<typeof createAbsentFields>;
}

const describeHost = async ({
  project,
  projects,
  content,
  recorder,
  absent,
}: Reading): Promise<HostReport> => {
  const missed: string[] = [];
  const empty: string[] = [];
  const found = (call: string, what: string, count: number) =>
    void (recorder.callOf(call).read[what] = count);
  const tree = await content.categories().catch((): readonly Category[] => []);
  readTree(tree, { found, missed, empty });
  if (tree.length > 0) {
    const articles = await readArticles(content, tree, { found, missed, empty });
    await readBlocks({ project, projects, content, tree }, articles, { found, missed, empty });
  }
  const unread = [...recorder.calls()].filter(({ failed }) => failed.length > 0);
  for (const { call, failed } of unread) empty.push(`${call}: ${failed.join(', ')}`);
  return {
    host: project.host,
    calls: recorder.calls(),
    dropped: recorder.dropped(),
    missed,
    empty,
    absent: absent.all(),
  };
};

interface Findings {
  readonly found: (call: string, what: string, count: number) => void;
  readonly missed: string[];
  readonly empty: string[];
}

const readTree = (tree: readonly Category[], { found, missed, empty }: Findings): void => {
  const subs = tree.flatMap(({ children }) => children);
  const articles = subs.flatMap((child) => child.articles);
  found('get_categories', 'categories', tree.length);
  found('get_categories', 'sub-categories', subs.length);
  found('get_categories', 'articles', articles.length);
  if (articles.length === 0)
    return void empty.push(`${articles.length} articles in ${subs.length} sub-categories`);
  const hollow = subs.filter((child) => child.articles.length === 0).length;
  if (hollow > 0) missed.push(`0 articles in ${hollow} of ${subs.length} sub-categories`);
  const without = tree.filter(({ children }) => children.every((child) => child.articles.length === 0));
  if (without.length > 0) empty.push(`${without.length} of ${tree.length} category pages are empty`);
};

const readArticles = async (
  content: Reading['content'],
  tree: readonly Category[],
  { found, missed, empty }: Findings,
): Promise<readonly unknown[]> => {
  const all = tree.flatMap(({ children }) => children.flatMap(({ articles }) => articles));
  const step = Math.max(1, all.length / mostArticles);
  const sample = all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const shown: Awaited<ReturnType<typeof content.article>>[] = [];
  for (const { id } of sample) {
    const article = await content.article(id).catch(() => null);
    if (article) {
      toArticle(article, tree, (count) => content.lose('relatives', count, id));
      content.lose('content', article.blocks.length === 0 ? 1 : 0, id);
    }
    shown.push(article);
  }
  const missing = shown.filter((article) => !article).length;
  const hollow = shown.filter((article) => article?.blocks.length === 0).length;
  found('get_article', 'articles', shown.length - missing - hollow);
  const said = (count: number, words: string) => {
    if (count > 0) empty.push(`${count} of ${shown.length} article pages ${words}`);
  };
  said(missing, 'cannot be shown');
  said(hollow, 'have a title and no text');
  if (sample.length < all.length)
    missed.push(`not looked at: ${all.length - sample.length} of ${all.length} articles`);
  return shown;
};

const pictureIn = /(?:"(?:image|imageSrc|iconSrc|poster)":"|<img [^>]*?src=\\?["'])([^"'\\]+)/g;

/** Hosts of the pictures in it that the policy of the pages keeps out (behaviour/operations 5). */
const unlistedHosts = (shown: unknown, { host, imageHosts, analyticsHosts }: ProjectFacts): string[] => {
  const addresses = JSON.stringify(shown).matchAll(pictureIn);
  const hosts = new Set(Array.from(addresses, ([, given = '']) => URL.parse(given, `https://${host}`)?.host));
  const listed = [host, ...imageHosts, ...analyticsHosts];
  return [...hosts].filter((each) => each && !listedAddress(`https://${each}`, listed)) as string[];
};

const readBlocks = async (
  {
    project,
    projects,
    content,
    tree,
  }: Omit<Reading, 'recorder' | 'absent'> & { readonly tree: readonly Category[] },
  articles: readonly unknown[],
  { found, missed, empty }: Findings,
): Promise<void> => {
  const time = startDeadline(patience);
  const context = new ReadContext();
  const visit: Visit = {
    project,
    origin: `https://${project.host}`,
    originOf: (host) => `https://${host}`,
    payOrigins: [],
  };
  const site = await readSite(
    visit,
    content,
    Promise.resolve({ resources: {}, version: '' }),
    projects,
    time,
    context,
  );
  const home = await readHome(content, time, context);
  const settings = readSettings(await content.settings().catch(() => null));
  const topics = await content.topArticles(settings.popularTopics).catch(() => []);
  if (home.ok) {
    const { popularTopics, videos } = home.value;
    found('top_articles', 'popular questions', popularTopics.length);
    found('get_static_elements?type=videos', 'videos', videos.length);
    const offered = Math.min(topics.length, settings.popularTopics);
    const words = `${popularTopics.length} of ${offered} popular questions can be opened`;
    if (popularTopics.length === 0) empty.push(offered > 0 ? words : 'home has no popular questions');
    else if (popularTopics.length < offered) missed.push(words);
    if (videos.length === 0) missed.push('home has no videos');
  }
  const results = await search(
    content,
    project,
    { text: firstTitle(tree), page: 1, preview: false },
    time,
    context,
  );
  if (results.ok) {
    found('find_articles', 'results', results.value.items.length);
    if (results.value.items.length === 0)
      empty.push('a search for the title of an article finds nothing that can be opened');
  }
  const links = (['company', 'help', 'service'] as const).map(
    (block) => Object.keys(site.footerLinks[block] ?? {}).length,
  );
  found(
    'footer_links',
    'links',
    Object.values(site.footerLinks).reduce((sum, block) => sum + Object.keys(block ?? {}).length, 0),
  );
  if (links.every((count) => count === 0)) missed.push('no footer block has links');
  const cookies = await content.cookies().catch(() => []);
  const reasons = await content.commentReasons().catch(() => []);
  await content.translations().catch(() => []);
  found('get_static_elements?type=cookies', 'cookies', cookies.length);
  found('comment_reasons', 'reasons', reasons.length);
  found('get_static_elements?type=social', 'social blocks', site.social.length);
  found('get_static_elements?type=companies', 'logos', site.companies.length);
  found('get_static_elements?type=header', 'projects', site.projects.length);
  found('get_static_elements?type=popularRequests', 'popular searches', site.popularRequests.length);
  found('banners', 'banners', Number(site.banner !== null));
  found('gdpr', 'links', Number(site.gdpr !== null));
  found('active_languages', 'languages', site.languages.length);
  const { form, chat, telephone } = site.project.contact;
  const unlisted = unlistedHosts([articles, site, home], project);
  const lacks: readonly (readonly [boolean, string])[] = [
    [unlisted.length > 0, `pictures of hosts that are not in imageHosts: ${unlisted.join(', ')}`],
    [!form && !chat && !telephone, 'the contact dialog offers no way to a person'],
    [cookies.length === 0, 'the cookie table is empty'],
    [reasons.length === 0, 'a vote of no has no reasons to tick'],
    [site.banner === null, 'no app banner'],
    [site.social.length === 0, 'no social club'],
    [site.companies.length === 0, 'no logos of companies'],
    [site.popularRequests.length === 0, 'no popular searches'],
    [site.gdpr === null, 'no link to the privacy policy in the cookie dialog'],
  ];
  for (const [lacking, words] of lacks) if (lacking) missed.push(words);
};

const firstTitle = (tree: readonly Category[]): string =>
  tree.flatMap(({ children }) => children.flatMap(({ articles }) => articles))[0]?.title ?? 'a';

/** What an order that is looked at comes to; its id stands in none of it. */
export type OrderReport = Pick<HostReport, 'host' | 'missed' | 'empty'> & {
  readonly read: Readonly<Record<string, number>>;
};

/** Reads an order from the first host that has it. Nothing is decided or paid. */
export const readOrder = async (
  projects: readonly ProjectFacts[],
  url: string,
  id: AlternativeId,
): Promise<OrderReport> => {
  const client = createUpstreamClient(url, { readInPart: () => {} });
  const upstream = createUpstream(client);
  const reasons = new Set<string>();
  try {
    for (const project of projects) {
      const order = await upstream
        .alternative(project, id)
        .then((answer) => (answer?.success && answer.data ? toAlternative(answer.data, project) : null))
        .catch((error: unknown) => {
          reasons.add(error instanceof UpstreamUnavailable ? error.reason : 'an answer that cannot be read');
          return null;
        });
      if (!order) continue;
      const methods = await upstream.paymentMethods(project, id).catch(() => null);
      return { host: project.host, ...describeOrder(order, methods?.list.length ?? 0), empty: [] };
    }
  } finally {
    client.close();
  }
  return { host: '', read: {}, missed: [], empty: [...reasons, 'no host has the order'].slice(0, 1) };
};

const describeOrder = (order: Alternative, methods: number): Pick<OrderReport, 'read' | 'missed'> => {
  const items = order.replacements.flatMap(({ oldItems, newItems }) => [...oldItems, ...newItems]);
  const lacks: readonly (readonly [boolean, string])[] = [
    [order.customerName === '', 'the customer is greeted without a name'],
    [items.some(({ vat }) => vat === null), 'items have no note on VAT'],
    [items.some(({ url }) => url === ''), 'items lead nowhere'],
    [items.some(({ image }) => image === ''), 'items have no picture, or one of a host that is not listed'],
    [
      order.replacements.some(({ refundAmount }) => refundAmount === undefined),
      'a refund has no figure (refundAmount)',
    ],
    [methods === 0, 'there is no way to pay'],
  ];
  return {
    read: {
      replacements: order.replacements.length,
      decided: order.replacements.filter(({ loadedDecision }) => loadedDecision !== null).length,
      items: items.length,
      'payment methods': methods,
    },
    missed: lacks.filter(([lacking]) => lacking).map(([, words]) => words),
  };
};
