import { Router, type RequestHandler } from 'express';
import { formNames, forms, type FormName } from '#shared/help-api/forms.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { visitOf } from '#server/http/visit.ts';
import { reply } from './reply.ts';

/** What its row says, for what the hydrated client has posted. */
const takeForm =
  (content: ContentService, { accept }: (typeof forms)[FormName]): RequestHandler =>
  async (req, res) => {
    reply(res, await accept(content.forVisit(visitOf(res)), req.body, req.params['id']));
  };

/** The endpoints of all forms, each at the address of its row. */
export const formWrites = (content: ContentService): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  for (const name of formNames)
    router.post(forms[name].endpoint.slice('/bff'.length), takeForm(content, forms[name]));
  return router;
};
