import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { pageOfAddress } from '#shared/help-api/paths.ts';
import { fail } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

const SearchQuery = v.object({
  articles: v.optional(v.string(), ''),
  page: v.optional(v.string()),
  preview: v.optional(v.picklist(['0', '1']), '0'),
});

/** `GET /bff/search?articles=&page=&preview=`. */
export const search =
  (content: ContentService): RequestHandler =>
  async (req, res) => {
    const query = v.safeParse(SearchQuery, req.query);
    const page = query.success ? pageOfAddress(query.output.page ?? null) : null;
    if (!query.success || page === null) return reply(res, fail('invalid'));
    const { articles: text, preview } = query.output;
    reply(
      res,
      await content.forVisit(visitOf(res)).search({ text, page, preview: preview === '1' }),
      'search',
    );
  };
