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
import { reply } from './reply.ts';
import { withEtag } from './with-etag.ts';

type Address = Pick<Request, 'params' | 'query'>;

interface ReadRow<K extends ReadName> {
  /** How long the answer is kept. */
  readonly cache: CacheKind;
  /** What is asked for, as the address says it; an id that is none never reaches the upstream (behaviour/formats 9). */
  readonly asked: (address: Address) => Result<AddressArguments<K>>;
  /** It has an ETag. */
  readonly tagged?: true;
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
  site: { cache: 'home', asked: nothing },
  home: { cache: 'home', asked: nothing },
  topics: { cache: 'home', asked: nothing },
  category: { cache: 'category', asked: category, parts: ({ id }) => ({ category: String(id) }) },
  article: {
    cache: 'article',
    asked: number,
    parts: ({ id }, found) => (found ? contentPartsOf(found.path) : { article: String(id) }),
  },
  search: { cache: 'search', asked: searchQuery },
  titles: { cache: 'titles', asked: nothing, tagged: true },
  commentReasons: { cache: 'article', asked: nothing },
  cookies: { cache: 'article', asked: nothing },
  alternative: { cache: 'personal', asked: order },
  paymentMethods: { cache: 'personal', asked: order },
};

export const readNames = Object.keys(reads) as ReadName[];

/** `GET` of one read. */
export const answerRead = <K extends ReadName>(content: ContentService, name: K): RequestHandler[] => {
  const { cache, asked, tagged, parts = () => ({}) }: ReadRow<K> = reads[name];
  const answer: RequestHandler = async ({ params, query }, res) => {
    const ask = content.forVisit(visitOf(res))[name] as Ask<K>;
    const args = asked({ params, query });
    const found = args.ok ? await readFor(res, () => ask(...args.value)) : args;
    reply(res, found, cache, parts(params, found.ok ? found.value : null));
  };
  return tagged ? [withEtag, answer] : [answer];
};
