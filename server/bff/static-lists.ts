import type { RequestHandler } from 'express';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** `GET /bff/comment-reasons`. */
export const commentReasons =
  (content: ContentService): RequestHandler =>
  async (_req, res) =>
    reply(res, await content.forVisit(visitOf(res)).commentReasons(), 'article');

/** `GET /bff/cookies`: the rows of the consent dialog's tables. */
export const cookies =
  (content: ContentService): RequestHandler =>
  async (_req, res) =>
    reply(res, await content.forVisit(visitOf(res)).cookies(), 'article');
