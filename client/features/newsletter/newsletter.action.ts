import { decideNewsletter } from '#shared/validation/forms/newsletter.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { textOf } from '#client/features/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '#client/api/load-context.ts';

/** `/actions/newsletter` (behaviour/forms 8). A failure is only logged (behaviour/forms 11), without the address. */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const values = { email: textOf(form, 'email'), consent: form.has('consent') };
  const decision = decideNewsletter(values);
  const kept = { email: values.email, consent: values.consent ? 'on' : '' };
  if ('silent' in decision) return { kind: 'silent', values: kept };
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values: kept };
  const sent = await helpApiOf(args).subscribe(decision.send);
  if (sent.ok) return { kind: 'done' };
  // The server has its own log.
  if (typeof document !== 'undefined') console.warn('a subscription was not accepted:', sent.failure.kind);
  return { kind: 'failed', failure: sent.failure.kind, values: kept };
};
