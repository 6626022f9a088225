import { Router } from 'express';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { formNames, forms, type FormName, type PayloadOf } from '#shared/help-api/forms.ts';
import type { Result } from '#shared/help-api/result.ts';
import type { ContentService } from '#server/content/content-service.ts';
import { withAlternative } from './alternatives.ts';
import { write } from './writes.ts';

/** What each form asks of the port; a form without its line does not compile. `id` is the alternative's, unchecked. */
const sends: {
  readonly [Name in FormName]: (
    api: HelpApi,
    payload: PayloadOf<Name>,
    id: unknown,
  ) => Promise<Result<unknown>>;
} = {
  vote: (api, vote) => api.vote(vote),
  comment: (api, comment) => api.comment(comment),
  newsletter: (api, subscription) => api.subscribe(subscription),
  complaint: (api, complaint) => api.complain(complaint),
  cancellation: (api, order) => api.cancelOrder(order),
  decisions: (api, { decisions }, id) => withAlternative(id, (known) => api.decide(known, decisions)),
  payment: (api, { paymentMethodId }, id) =>
    withAlternative(id, (known) => api.createPayLink(known, paymentMethodId)),
};

/** The endpoints of all forms, each at the address of its row. */
export const formWrites = (content: ContentService): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const add = <Name extends FormName>(name: Name): void => {
    router.post(forms[name].endpoint.slice('/bff'.length), write(content, forms[name].payload, sends[name]));
  };
  for (const name of formNames) add(name);
  return router;
};
