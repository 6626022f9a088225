import type { FormOutcome } from '#shared/help-api/forms.ts';
import { decideCancellation } from '#shared/validation/forms/cancellation.ts';
import { textOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';

/** `/actions/cancellation` (behaviour/forms 17): messages of the upstream are alerts. */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const values = {
    supplierId: textOf(form, 'supplierId'),
    supplierOrderId: textOf(form, 'supplierOrderId'),
    atdOrderId: textOf(form, 'atdOrderId'),
  };
  const decision = decideCancellation(values);
  if ('errors' in decision) {
    const alerts = decision.alert ? [decision.alert] : [];
    return { kind: 'rejected', errors: decision.errors, alerts, values };
  }
  const sent = await helpApiOf(args).cancelOrder(decision.send);
  if (sent.ok) return { kind: 'done' };
  const { kind, messages = [] } = sent.failure;
  return messages.length > 0
    ? { kind: 'rejected', errors: {}, alerts: messages, values }
    : { kind: 'failed', failure: kind, values };
};
