import type { RequestHandler } from 'express';
import type { EditFrame } from '#shared/edit-protocol/edit-frame.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/request-context.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';

/**
 * `GET /bff/edit-frame`: who may edit, and what can be edited. Asked for inside a frame only; nothing in it
 * is secret.
 */
export const editFrame =
  (content: ContentService, origins: readonly string[]): RequestHandler =>
  async (_req, res) => {
    const texts = await content.textSources(visitOf(res).project);
    setCacheHeaders(res, 'never');
    res.json({ origins, texts } satisfies EditFrame);
  };

/** `GET /bff/edit-frame/longest`: every text in the longest wording of all languages. */
export const longestTexts =
  (content: ContentService): RequestHandler =>
  (_req, res) => {
    setCacheHeaders(res, 'never');
    res.json(content.longestTexts(visitOf(res).project));
  };
