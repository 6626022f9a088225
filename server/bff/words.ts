import type { RequestHandler } from 'express';
import { fail, succeed } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { buildOf, readContextOf, visitOf } from '#server/http/request-context.ts';
import { surrogateKeysOf } from '#server/http/surrogate-keys.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { reply } from './reply.ts';
import type { SendCachedData } from './send-cached-data.ts';

/**
 * `GET /bff/messages/:locale?v=`: this host's words. Immutable under their version, and cached; under another one, or none,
 * the present words, not to be kept (an old page during a rollout still gets words).
 */
export const words =
  (content: ContentService, sendCachedData: SendCachedData): RequestHandler =>
  async (req, res) => {
    const { project } = visitOf(res);
    if (req.params.locale !== project.locale) return reply(res, fail('not-found'));
    const { resources, version } = await content.words(project, readContextOf(res));
    if (req.query['v'] === version)
      return sendCachedData(req, res, {
        cacheKind: 'immutable',
        read: async (context) => {
          const present = await content.words(project, context);
          // What is kept under this version stands in for others that still ask for it.
          return present.version === version ? succeed(present.resources) : fail('unavailable');
        },
      });
    res.set('Surrogate-Key', surrogateKeysOf(project, buildOf(res)).join(' '));
    setCacheHeaders(res, 'never');
    return void res.json(resources);
  };
