import type { RequestHandler } from 'express';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import { fail } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** `GET /bff/categories`: the whole tree. */
export const categories =
  (content: ContentService): RequestHandler =>
  async (_req, res) =>
    reply(res, await content.categories(visitOf(res).project), 'category');

/** `GET /bff/categories/:id`. An id that is none never reaches the upstream. */
export const category =
  (content: ContentService): RequestHandler<{ id: string }> =>
  async ({ params: { id } }, res) =>
    reply(
      res,
      isNumericId(id) ? await content.forVisit(visitOf(res)).category(Number(id)) : fail('not-found'),
      'category',
      { category: id },
    );
