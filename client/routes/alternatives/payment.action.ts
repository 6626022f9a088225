import * as v from 'valibot';
import { isPaymentMethodChosen } from '#shared/alternatives/payment.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { isAlternativeId } from '#shared/validation/ids.ts';
import { PayLinkPayload } from '#shared/validation/forms/decisions.ts';
import { textOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';

/**
 * `/actions/payment` (behaviour/orders 23): creates the pay link of the chosen method. An invalid method brings the
 * picker back.
 */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const api = helpApiOf(args);
  const [id, method] = [textOf(form, 'id'), textOf(form, 'method')];
  const values = { method };
  if (!isAlternativeId(id)) return { kind: 'failed', failure: 'invalid', values };
  if (!v.is(PayLinkPayload, { paymentMethodId: method })) {
    const offered = await api.paymentMethods(id);
    return { kind: 'choose-payment', choice: offered.ok ? offered.value : null, wrong: true };
  }
  const created = await api.createPayLink(id, { paymentMethodId: method });
  if (created.ok) return { kind: 'redirect', to: created.value.payLink };
  // Checked only now, as our own picker offers valid methods only.
  const offered = await api.paymentMethods(id);
  return offered.ok && !isPaymentMethodChosen(offered.value.methods, method)
    ? { kind: 'choose-payment', choice: offered.value, wrong: true }
    : { kind: 'failed', failure: created.failure.kind, values };
};
