import pLimit from 'p-limit';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { isMissing, textSources } from '#shared/edit-protocol/edit-frame.ts';
import { bffPaths, endpoints } from '#shared/help-api/bff-endpoints.ts';
import { formatAmount } from '#shared/money/format-price.ts';
import { locales } from '#shared/projects/locales.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { reasonOf, type Answer, type AskSite } from './ask-site.ts';
import { readPage, type PageReferences } from './read-page.ts';

export interface DatedArticle {
  readonly id: number;
  readonly path: string;
  /** ISO 8601. */
  readonly reviewed?: string | undefined;
  readonly changed?: string | undefined;
}

/** What a look at one host came to; `null` where it could not be looked at. */
export interface HostReport {
  readonly host: string;
  readonly reachable: boolean;
  /** Milliseconds until the start page was there. */
  readonly took: number | null;
  readonly wordsMissing: number | null;
  /** 1,234.50 as this host's visitors read it. */
  readonly price: string;
  /** Hosts that the start page names as its other languages, the asking one included. */
  readonly alternates: readonly string[];
  readonly links: number;
  readonly images: number;
  /** Every article of the host, with its dates where the shop tells them. */
  readonly articles: readonly DatedArticle[];
  readonly faults: readonly string[];
}

/** Articles that are opened, and links that are followed, of one host; how many at a time. */
const articlesOpened = 3;
const mostFollowed = 120;
const atATime = 4;
/** How long after a 503 the same is asked for again, in milliseconds: longer than a failed call is not repeated. */
const comeAgainAfter = 6_000;

const Categories = v.array(
  v.object({
    children: v.array(
      v.object({
        articles: v.array(
          v.object({
            id: v.number(),
            path: v.string(),
            reviewed: v.optional(v.string()),
            changed: v.optional(v.string()),
          }),
        ),
      }),
    ),
  }),
);
const Site = v.object({ project: v.object({ withdraw: v.optional(v.string()) }) });
const Texts = v.object({ texts: v.record(v.string(), v.picklist(textSources)) });

/** Looks at a host as a visitor would: start page, a few articles, what they link to and show. Changes nothing. */
export const examineHost = async (ask: AskSite, { host, locale }: ProjectFacts): Promise<HostReport> => {
  const faults: string[] = [];
  const get = async (path: string, takes: (status: number) => boolean = isFound): Promise<Answer | null> => {
    const answer = await patiently(ask, host, path).catch((error: unknown) => {
      faults.push(`${path}: ${reasonOf(error)}`);
      return null;
    });
    if (answer && !takes(answer.status)) faults.push(`${path}: ${answer.status}`);
    return answer?.status === 200 ? answer : null;
  };
  const data = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ): Promise<v.InferOutput<S> | null> => {
    const answer = await get(path);
    const read = answer && v.safeParse(schema, parsed(answer.body));
    if (answer && !read?.success) faults.push(`${path}: unreadable`);
    return read?.success ? read.output : null;
  };

  const start = performance.now();
  const home = await get('/');
  const took = home && Math.round(performance.now() - start);
  const price = formatAmount(123_450, locales[locale].currency, locale);
  const nothing = {
    host,
    reachable: false,
    took,
    wordsMissing: null,
    price,
    alternates: [],
    links: 0,
    images: 0,
    articles: [],
  };
  if (!home) return { ...nothing, faults };
  if (!home.body.includes(`<html lang="${locales[locale].tag}"`))
    faults.push(`/: not in ${locales[locale].tag}`);

  const frame = await data(bffPaths.editFrame, Texts);
  const wordsMissing = frame && Object.values(frame.texts).filter(isMissing).length;
  if (wordsMissing) faults.push(`words: ${wordsMissing} missing`);

  const site = await data(endpoints.site.address(), Site);
  if (site && locales[locale].eu && site.project.withdraw === undefined)
    faults.push('no taskWithdraw: shops in the Union have to let customers withdraw online');

  const tree = await data(bffPaths.categories, Categories);
  const listed = (tree ?? []).flatMap(({ children }) => children.flatMap((each) => each.articles));
  const articles = spread(listed.map(({ path }) => path));
  if (articles.length === 0) faults.push('no articles');
  const pages = [readPage(home.body, host, '/')];
  for (const path of articles) {
    const page = await get(path);
    if (page) pages.push(readPage(page.body, host, path));
  }
  const seen = new Set(['/', ...articles]);
  const { links, images } = unite(pages);
  const rest = [
    ...links.map((path) => ({ path, takes: isFound })),
    // A picture that cannot be had leads to one that stands in.
    ...images.map((path) => ({ path, takes: (status: number) => status < 400 })),
  ].filter(({ path }) => !seen.has(path));
  await fewAtATime(rest.slice(0, mostFollowed), ({ path, takes }) => get(path, takes));
  return {
    host,
    reachable: true,
    took,
    wordsMissing,
    price,
    alternates: [...new Set(pages[0]?.alternates.values())],
    links: links.length,
    images: images.length,
    articles: listed,
    faults,
  };
};

const isFound = (status: number): boolean => status === 200;

/** A site under load asks to come again: once it is done as told, but for the length of the wait. */
const patiently = async (ask: AskSite, host: string, path: string): Promise<Answer> => {
  const answer = await ask(host, path);
  if (answer.status !== 503) return answer;
  await sleep(comeAgainAfter);
  return ask(host, path);
};

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
};

/** The first, the last and what lies between, evenly. */
const spread = (paths: readonly string[]): readonly string[] => {
  const step = Math.max(1, Math.floor((paths.length - 1) / (articlesOpened - 1)));
  return paths.filter((_, at) => at % step === 0).slice(0, articlesOpened);
};

const unite = (pages: readonly PageReferences[]) => ({
  links: [...new Set(pages.flatMap(({ links }) => links))],
  images: [...new Set(pages.flatMap(({ images }) => images))],
});

export const fewAtATime = <T>(all: readonly T[], work: (each: T) => Promise<unknown>): Promise<unknown> =>
  pLimit(atATime).map(all, work);
