import type { RequestHandler } from 'express';
import { isNumericId } from '../../shared/help-api/paths.ts';
import { fail } from '../../shared/help-api/result.ts';
import type { ContentService } from '../content/content-service.ts';
import { visitOf } from '../middleware/resolve-project.ts';
import { reply } from './reply.ts';

/** `GET /bff/articles/:id`. An id that is none never reaches the upstream. */
export const article =
  (content: ContentService): RequestHandler<{ id: string }> =>
  async ({ params: { id } }, res) =>
    reply(
      res,
      isNumericId(id) ? await content.forVisit(visitOf(res)).article(Number(id)) : fail('not-found'),
      'article',
    );
