import { decideNewsletter } from '../../../shared/validation/forms/newsletter.ts';
import type { FormOutcome } from '../../../shared/help-api/form-outcome.ts';
import { textOf } from '../../app/forms/form-values.ts';
import { helpApiOf, type LoadArgs } from '../../app/load-context.ts';

/** `/actions/newsletter` (spec 4, Newsletter): a failure is only logged (spec 8). */
export const action = async (args: LoadArgs): Promise<FormOutcome> => {
  const form = await args.request.formData();
  const values = { email: textOf(form, 'email'), consent: form.has('consent') };
  const decision = decideNewsletter(values);
  const kept = { email: values.email, consent: values.consent ? 'on' : '' };
  if ('silent' in decision) return { kind: 'silent', values: kept };
  if ('errors' in decision) return { kind: 'rejected', errors: decision.errors, alerts: [], values: kept };
  const sent = await helpApiOf(args).subscribe(decision.send);
  // On the server the upstream client has logged it already.
  if (!sent.ok && typeof document !== 'undefined')
    console.warn('a subscription was not accepted:', sent.failure.kind);
  return sent.ok ? { kind: 'done' } : { kind: 'failed', failure: sent.failure.kind, values: kept };
};
