import type { RequestHandler } from 'express';
import { fail } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { setCacheHeaders } from '#server/http/cache-headers.ts';
import { setSurrogateKeys } from '#server/http/surrogate-keys.ts';
import { reply } from './reply.ts';

/**
 * `GET /bff/messages/:locale?v=`: this host's words. Immutable under their version; under another one, or none, the
 * present words, not to be kept (an old page during a rollout still gets words).
 */
export const words =
  (content: ContentService): RequestHandler =>
  async (req, res) => {
    const { project } = visitOf(res);
    if (req.params.locale !== project.locale) return reply(res, fail('not-found'));
    const { tree, version } = await content.words(project);
    setSurrogateKeys(res);
    setCacheHeaders(res, req.query['v'] === version ? 'immutable' : 'never');
    return void res.json(tree);
  };
