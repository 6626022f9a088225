import type { RequestHandler } from 'express';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, type Result } from '#shared/help-api/result.ts';
import { isAlternativeId, type AlternativeId } from '#shared/validation/alternative-id.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** A call about one order; an id that is none never reaches the upstream (behaviour/formats 9). */
export const withAlternative = async <T>(
  id: unknown,
  ask: (id: AlternativeId) => Promise<Result<T>>,
): Promise<Result<T>> => (isAlternativeId(id) ? ask(id) : fail('not-found'));

const read =
  <T>(
    content: ContentService,
    ask: (api: HelpApi, id: AlternativeId) => Promise<Result<T>>,
  ): RequestHandler<{ id: string }> =>
  async ({ params }, res) => {
    const api = content.forVisit(visitOf(res));
    reply(res, await withAlternative(params.id, (id) => ask(api, id)), 'personal');
  };

/** `GET /bff/alternatives/:id`. */
export const alternative = (content: ContentService) => read(content, (api, id) => api.alternative(id));

/** `GET /bff/alternatives/:id/payment-methods`. */
export const paymentMethods = (content: ContentService) => read(content, (api, id) => api.paymentMethods(id));
