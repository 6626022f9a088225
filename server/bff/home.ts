import type { RequestHandler } from 'express';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** `GET /bff/home`: popular topics and videos. */
export const home =
  (content: ContentService): RequestHandler =>
  async (_req, res) =>
    reply(res, await content.forVisit(visitOf(res)).home(), 'home');
