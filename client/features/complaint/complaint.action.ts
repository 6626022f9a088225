import type { FormOutcome } from '#shared/help-api/forms.ts';
import { decideComplaint } from '#shared/validation/forms/complaint.ts';
import { textOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';

/** `/actions/complaint` (behaviour/forms 12). */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const values = { email: textOf(form, 'email'), text: textOf(form, 'text') };
  const decision = decideComplaint(values);
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values };
  const sent = await helpApiOf(args).complain(decision.send);
  return sent.ok ? { kind: 'done' } : { kind: 'failed', failure: sent.failure.kind, values };
};
