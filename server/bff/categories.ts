import type { RequestHandler } from 'express';
import type { ContentService } from '#server/content/content-service.ts';
import { readFor } from '#server/http/half-answer.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** `GET /bff/categories`: the tree of this host, whole. */
export const categories =
  (content: ContentService): RequestHandler =>
  async (_req, res) => {
    reply(res, await readFor(res, () => content.categories(visitOf(res).project)), 'category');
  };
