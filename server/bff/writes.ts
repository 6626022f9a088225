import type { RequestHandler } from 'express';
import * as v from 'valibot';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, type Result } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** A POST of `/bff`: the body is parsed here, once; what does not fit never reaches the upstream (422). `id` is the path's. */
export const write =
  <S extends v.GenericSchema, T>(
    content: ContentService,
    schema: S,
    send: (api: HelpApi, body: v.InferOutput<S>, id: unknown) => Promise<Result<T>>,
  ): RequestHandler =>
  async (req, res) => {
    const body = v.safeParse(schema, req.body);
    const api = content.forVisit(visitOf(res));
    reply(res, body.success ? await send(api, body.output, req.params['id']) : fail('invalid'));
  };
