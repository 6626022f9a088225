import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { endpoints, type WriteName } from '#shared/help-api/bff-endpoints.ts';
import { payloads, type HelpApi } from '#shared/help-api/help-api.ts';
import { fail, type Result } from '#shared/help-api/result.ts';
import { isAlternativeId } from '#shared/validation/ids.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { readContextOf, visitOf } from '#server/http/request-context.ts';
import { reply } from './reply.ts';

export const writeNames = Object.keys(payloads) as WriteName[];

/** Any write; what it takes was checked against its row. */
type Send = (...args: readonly unknown[]) => Promise<Result<unknown>>;

/** A POST of one write: the body is parsed here, once; what does not fit never reaches the upstream (422). */
export const answerWrite = (content: ContentService, name: WriteName): RequestHandler => {
  const isOfOrder = endpoints[name].path.includes('/:id');
  return async (req, res) => {
    const send = content.forVisit(visitOf(res), readContextOf(res))[
      name
    ] satisfies HelpApi[WriteName] as Send;
    const body = v.safeParse(payloads[name], req.body);
    const { id } = req.params;
    if (!body.success) reply(res, fail('invalid'));
    else if (!isOfOrder) reply(res, await send(body.output));
    else reply(res, isAlternativeId(id) ? await send(id, body.output) : fail('not-found'));
  };
};
