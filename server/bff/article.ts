import type { RequestHandler } from 'express';
import { isNumericId } from '#shared/validation/numeric-id.ts';
import { fail } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { contentPartsOf } from '#server/http/surrogate-keys.ts';
import { reply } from './reply.ts';

/** `GET /bff/articles/:id`. An id that is none never reaches the upstream. */
export const article =
  (content: ContentService): RequestHandler<{ id: string }> =>
  async ({ params: { id } }, res) => {
    const found = isNumericId(id)
      ? await content.forVisit(visitOf(res)).article(Number(id))
      : fail('not-found');
    reply(res, found, 'article', found.ok ? contentPartsOf(found.value.path) : { article: id });
  };
