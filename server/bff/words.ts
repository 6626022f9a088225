import type { RequestHandler } from 'express';
import { fail, succeed } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { setSurrogateKeys } from '#server/http/surrogate-keys.ts';
import type { SendLastingData } from './kept-read.ts';
import { reply } from './reply.ts';

/**
 * `GET /bff/messages/:locale?v=`: this host's words. Immutable under their version, and kept; under another one, or none,
 * the present words, not to be kept (an old page during a rollout still gets words).
 */
export const words =
  (content: ContentService, sendLastingData: SendLastingData): RequestHandler =>
  async (req, res) => {
    const { project } = visitOf(res);
    if (req.params.locale !== project.locale) return reply(res, fail('not-found'));
    const { resources, version } = await content.words(project);
    if (req.query['v'] === version)
      return sendLastingData(req, res, {
        cache: 'immutable',
        read: async () => {
          const present = await content.words(project);
          // What is kept under this version stands in for others that still ask for it.
          return present.version === version ? succeed(present.resources) : fail('unavailable');
        },
      });
    setSurrogateKeys(res);
    setCacheHeaders(res, 'never');
    return void res.json(resources);
  };
