import type { RequestHandler } from 'express';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** `GET /bff/project`: the project and what surrounds its pages. */
export const site =
  (content: ContentService): RequestHandler =>
  async (_req, res) =>
    reply(res, await content.forVisit(visitOf(res)).site(), 'home');
