import * as v from 'valibot';
import type { FormOutcome } from '#shared/help-api/form-outcome.ts';
import { isAlternativeId } from '#shared/validation/alternative-id.ts';
import { PayLinkPayload } from '#shared/validation/forms/decisions.ts';
import { textOf } from '#client/page/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/page/load-context.ts';

/** `/actions/payment` (behaviour/orders 23): a link is created for a chosen method, and the visitor goes there. */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const [id, method] = [textOf(form, 'id'), textOf(form, 'method')];
  const values = { method };
  if (!isAlternativeId(id)) return { kind: 'failed', failure: 'not-found', values };
  if (!v.is(PayLinkPayload, { paymentMethodId: method })) {
    return {
      kind: 'rejected',
      errors: { method: { key: 'error.required', params: {} } },
      alerts: [],
      values,
    };
  }
  const created = await helpApiOf(args).createPayLink(id, method);
  return created.ok
    ? { kind: 'leave', to: created.value.payLink }
    : { kind: 'failed', failure: created.failure.kind, values };
};
