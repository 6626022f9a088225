import type { Request, RequestHandler } from 'express';
import type { ReadName } from '#shared/help-api/bff-endpoints.ts';
import type { AddressArguments, Answer } from '#shared/help-api/help-api.ts';
import { pageOfAddress, topicOfAddress } from '#shared/help-api/paths.ts';
import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import { keysOfArticles, keysOfCategory, keysOfHome } from '#shared/help-api/surrogate-keys.ts';
import { isAlternativeId, type AlternativeId, isNumericId } from '#shared/validation/ids.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { ReadContext } from '#server/cache/read-context.ts';
import { keysOfPath, type Lifetime } from '#server/http/cache-headers.ts';
import { readContextOf, visitOf } from '#server/http/request-context.ts';
import type { OverloadGuard } from '#server/pages/overload.ts';
import type { PageCache } from '#server/pages/page-cache.ts';
import { reply, type SendShared } from './reply.ts';

type Address = Pick<Request, 'params' | 'query'>;

interface ReadRow<K extends ReadName> {
  readonly lifetime: Lifetime;
  /** What is asked for, as the address says it; an id that is none never reaches the upstream (behaviour/formats 9). */
  readonly asked: (address: Address) => Result<AddressArguments<K>>;
  /** Whether there is nothing in it yet: it is kept briefly. */
  readonly isEmpty?: (found: Answer<K>) => boolean;
  /** In the page cache, as a host has one of it or a few. Articles and searches are not: there may be any number. */
  readonly isShared?: true;
  readonly keys?: (facts: {
    readonly params: Request['params'];
    readonly found: Answer<K> | null;
    readonly host: string;
  }) => readonly string[];
}

/** One method of the port; the compiler takes a name that is not settled for all of them at once. */
type Ask<K extends ReadName> = (...args: AddressArguments<K>) => Promise<Result<Answer<K>>>;

/** Each stands in an address once, or it would have been redirected. */
const parameter = ({ query }: Address, name: string): string | null => {
  const value = query[name];
  return typeof value === 'string' ? value : null;
};
const noArguments = (): Result<[]> => succeed([]);
const numericId = ({ params: { id } }: Address): Result<[number]> =>
  typeof id === 'string' && isNumericId(id) ? succeed([Number(id)]) : fail('not-found');
const categoryAndPage = (address: Address): Result<[number, number]> => {
  const id = numericId(address);
  const page = pageOfAddress(parameter(address, 'page'));
  return id.ok && page !== null ? succeed([...id.value, page]) : fail('not-found');
};
const orderId = ({ params: { id } }: Address): Result<[AlternativeId]> =>
  isAlternativeId(id) ? succeed([id]) : fail('not-found');

const searchQuery = (address: Address): Result<AddressArguments<'search'>> => {
  const page = pageOfAddress(parameter(address, 'page'));
  if (page === null) return fail('invalid');
  const [text, topic] = [parameter(address, 'articles') ?? '', topicOfAddress(parameter(address, 'topic'))];
  return succeed([{ text, topic, page, preview: parameter(address, 'preview') === '1' }]);
};

/** The reads of the port as the server answers them: one row a read. */
const reads: { readonly [K in ReadName]: ReadRow<K> } = {
  site: { lifetime: 'home', asked: noArguments, isShared: true },
  home: {
    lifetime: 'home',
    asked: noArguments,
    isShared: true,
    keys: ({ found, host }) => keysOfHome(host, found?.popularTopics),
  },
  topics: { lifetime: 'home', asked: noArguments, isShared: true },
  category: {
    lifetime: 'category',
    asked: categoryAndPage,
    isShared: true,
    keys: ({ params: { id }, found }) => [`category:${String(id)}`, ...keysOfCategory(found?.children)],
  },
  article: {
    lifetime: 'article',
    asked: numericId,
    isEmpty: ({ blocks }) => blocks.length === 0,
    keys: ({ params: { id }, found }) =>
      found ? [...keysOfPath(found.path), ...keysOfArticles(found.related)] : [`article:${String(id)}`],
  },
  search: { lifetime: 'search', asked: searchQuery, keys: ({ host }) => [`lists:${host}`] },
  titles: { lifetime: 'titles', asked: noArguments, isShared: true, keys: ({ host }) => [`lists:${host}`] },
  commentReasons: { lifetime: 'article', asked: noArguments, isShared: true },
  cookies: { lifetime: 'article', asked: noArguments, isShared: true },
  alternative: { lifetime: 'personal', asked: orderId },
  paymentMethods: { lifetime: 'personal', asked: orderId },
};

export const readNames = Object.keys(reads) as ReadName[];

interface Dependencies {
  readonly content: ContentService;
  readonly guard: Pick<OverloadGuard, 'admit'>;
  readonly pageCache: Pick<PageCache, 'isWhole'>;
  readonly sendShared: SendShared;
}

export const answerRead = <K extends ReadName>(
  { content, guard, pageCache, sendShared }: Dependencies,
  name: K,
): RequestHandler => {
  const { lifetime, asked, isShared, isEmpty = () => false, keys = () => [] }: ReadRow<K> = reads[name];
  return async (req, res) => {
    const { params, query } = req;
    const visit = visitOf(res);
    const { host } = visit.project;
    const keysOf = (found: Answer<K> | null) => keys({ params, found, host });
    const args = asked({ params, query });
    if (!args.ok) return reply(res, args, lifetime);
    const read = (context: ReadContext) => (content.forVisit(visit, context)[name] as Ask<K>)(...args.value);
    // A long category may be asked for with any page in its address.
    if (isShared && Object.keys(query).length === 0)
      return sendShared(req, res, { lifetime, read, keys: keysOf });
    guard.admit('data');
    const found = await read(readContextOf(res));
    const value = found.ok ? found.value : null;
    const isBrief = value !== null && isEmpty(value);
    reply(res, found, isBrief ? 'empty' : lifetime, keysOf(value), pageCache.isWhole);
  };
};
