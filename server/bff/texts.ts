import type { RequestHandler } from 'express';
import { fail, succeed } from '#shared/help-api/result.ts';
import type { EditFrame } from '#shared/edit-protocol/edit-frame.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { buildOf, readContextOf, visitOf } from '#server/http/request-context.ts';
import { setCacheHeaders, surrogateKeysOf } from '#server/http/cache-headers.ts';
import { reply, type SendShared } from './reply.ts';

/**
 * `GET /bff/messages/:locale?v=`: this host's messages. Those of a version are immutable, current or older,
 * as a CDN may have HTML that names them. Without a version, or under one that is gone, the current ones,
 * with their version and `no-store`.
 */
export const messages =
  (content: ContentService, sendShared: SendShared): RequestHandler =>
  async (req, res) => {
    const { project } = visitOf(res);
    if (req.params.locale !== project.locale) return reply(res, fail('not-found'));
    const current = await content.messages(project, readContextOf(res));
    const { v: wanted } = req.query;
    const version = typeof wanted === 'string' ? wanted : '';
    // Of a host that changes seldom the current ones may be the oldest of all versions.
    const known = version === current.version ? current : content.messagesOfVersion(project.locale, version);
    if (known)
      return sendShared(req, res, { lifetime: 'immutable', read: async () => succeed(known.resources) });
    res.set('Surrogate-Key', surrogateKeysOf(project, buildOf(res)).join(' '));
    setCacheHeaders(res, 'never');
    return void res.set('X-Messages-Version', current.version).json(current.resources);
  };

/** `GET /bff/edit-frame`: who may edit, and what. It tells nothing that the page's policy and words do not tell too. */
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
