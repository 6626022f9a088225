import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import type { ReadName } from '#shared/help-api/bff-endpoints.ts';
import type { AddressArguments, Answer } from '#shared/help-api/help-api.ts';
import { pageOfAddress, topicOfAddress } from '#shared/help-api/paths.ts';
import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import { isAlternativeId, type AlternativeId } from '#shared/validation/alternative-id.ts';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { CacheKind } from '#server/http/cache-headers.ts';
import { readFor } from '#server/http/half-answer.ts';
import { contentPartsOf, type ContentParts } from '#server/http/surrogate-keys.ts';
import { visitOf } from '#server/http/visit.ts';
import type { SendLastingData } from './kept-read.ts';
import { reply } from './reply.ts';

type Address = Pick<Request, 'params' | 'query'>;

interface ReadRow<K extends ReadName> {
  /** How long the answer is kept. */
  readonly cache: CacheKind;
  /** What is asked for, as the address says it; an id that is none never reaches the upstream (behaviour/formats 9). */
  readonly asked: (address: Address) => Result<AddressArguments<K>>;
  /** A host has one of it, or a few: it is kept. Articles and searches are not, for they are as many as anybody likes. */
  readonly lasting?: true;
  /** What content the answer is made of. */
  readonly parts?: (params: Request['params'], found: Answer<K> | null) => ContentParts;
}

/** One method of the port; the compiler takes a name that is not settled for all of them at once. */
type Ask<K extends ReadName> = (...args: AddressArguments<K>) => Promise<Result<Answer<K>>>;

const nothing = (): Result<[]> => succeed([]);
const number = ({ params: { id } }: Address): Result<[number]> =>
  typeof id === 'string' && isNumericId(id) ? succeed([Number(id)]) : fail('not-found');
const category = (address: Address): Result<[number, number]> => {
  const id = number(address);
  const { page: written } = address.query;
  const page = pageOfAddress(typeof written === 'string' ? written : null);
  return id.ok && page !== null ? succeed([...id.value, page]) : fail('not-found');
};
const order = ({ params: { id } }: Address): Result<[AlternativeId]> =>
  isAlternativeId(id) ? succeed([id]) : fail('not-found');

const SearchParameters = v.object({
  articles: v.optional(v.string(), ''),
  topic: v.optional(v.string()),
  page: v.optional(v.string()),
  preview: v.optional(v.picklist(['0', '1']), '0'),
});

/** `?articles=&topic=&page=&preview=`. */
const searchQuery = ({ query }: Address): Result<AddressArguments<'search'>> => {
  const read = v.safeParse(SearchParameters, query);
  const page = read.success ? pageOfAddress(read.output.page ?? null) : null;
  if (!read.success || page === null) return fail('invalid');
  const { articles, topic, preview } = read.output;
  return succeed([{ text: articles, topic: topicOfAddress(topic ?? null), page, preview: preview === '1' }]);
};

/** The reads of the port as the server answers them: one row a read. */
const reads: { readonly [K in ReadName]: ReadRow<K> } = {
  site: { cache: 'home', asked: nothing, lasting: true },
  home: { cache: 'home', asked: nothing, lasting: true },
  topics: { cache: 'home', asked: nothing, lasting: true },
  category: {
    cache: 'category',
    asked: category,
    lasting: true,
    parts: ({ id }) => ({ category: String(id) }),
  },
  article: {
    cache: 'article',
    asked: number,
    parts: ({ id }, found) => (found ? contentPartsOf(found.path) : { article: String(id) }),
  },
  search: { cache: 'search', asked: searchQuery },
  titles: { cache: 'titles', asked: nothing, lasting: true },
  commentReasons: { cache: 'article', asked: nothing, lasting: true },
  cookies: { cache: 'article', asked: nothing, lasting: true },
  alternative: { cache: 'personal', asked: order },
  paymentMethods: { cache: 'personal', asked: order },
};

export const readNames = Object.keys(reads) as ReadName[];

/** `GET` of one read. */
export const answerRead = <K extends ReadName>(
  content: ContentService,
  sendLastingData: SendLastingData,
  name: K,
): RequestHandler => {
  const { cache, asked, lasting, parts = () => ({}) }: ReadRow<K> = reads[name];
  return async (req, res) => {
    const { params, query } = req;
    const visit = visitOf(res);
    const partsOf = (found: Answer<K> | null) => parts(params, found);
    const args = asked({ params, query });
    if (!args.ok) return reply(res, args, cache, partsOf(null));
    const read = () => (content.forVisit(visit)[name] as Ask<K>)(...args.value);
    // A long category may be asked for with any page in its address.
    if (lasting && Object.keys(query).length === 0)
      return sendLastingData(req, res, { cache, read, parts: partsOf });
    const found = await readFor(res, read);
    reply(res, found, cache, partsOf(found.ok ? found.value : null));
  };
};
