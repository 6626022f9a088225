import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { SearchQuery } from '#shared/help-api/models.ts';
import { pageOfAddress } from '#shared/help-api/paths.ts';
import { fail, type Result } from '#shared/help-api/result.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import type { ContentService } from '#server/content/content-service.ts';
import type { CacheKind } from '#server/http/cache-headers.ts';
import { readFor } from '#server/http/half-answer.ts';
import type { ContentParts } from '#server/http/surrogate-keys.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** What a read asks with: the port of this visit, and what stands in the address. */
interface Asking {
  readonly api: HelpApi;
  readonly project: ProjectFacts;
  readonly params: Request['params'];
  readonly query: Request['query'];
}

/** The reads of `/bff`, one row each: how long the answer is kept, what is asked, what content it is made of. */
export const readFrom =
  (content: ContentService) =>
  <T>(
    cache: CacheKind,
    ask: (asking: Asking) => Promise<Result<T>>,
    partsOf: (params: Request['params'], found: T | null) => ContentParts = () => ({}),
  ): RequestHandler =>
  async ({ params, query }, res) => {
    const visit = visitOf(res);
    const answer = await readFor(res, () =>
      ask({ api: content.forVisit(visit), project: visit.project, params, query }),
    );
    reply(res, answer, cache, partsOf(params, answer.ok ? answer.value : null));
  };

/** An id that is none never reaches the upstream. */
export const withId = async <T>(id: unknown, ask: (id: number) => Promise<Result<T>>): Promise<Result<T>> =>
  typeof id === 'string' && isNumericId(id) ? ask(Number(id)) : fail('not-found');

const SearchParameters = v.object({
  articles: v.optional(v.string(), ''),
  page: v.optional(v.string()),
  preview: v.optional(v.picklist(['0', '1']), '0'),
});

/** `?articles=&page=&preview=`. */
export const withSearch = async <T>(
  query: Request['query'],
  ask: (query: SearchQuery) => Promise<Result<T>>,
): Promise<Result<T>> => {
  const read = v.safeParse(SearchParameters, query);
  const page = read.success ? pageOfAddress(read.output.page ?? null) : null;
  if (!read.success || page === null) return fail('invalid');
  return ask({ text: read.output.articles, page, preview: read.output.preview === '1' });
};
