import * as v from 'valibot';
import {
  EmailAddress,
  type Reject,
  type Send,
  type Silent,
  hasErrors,
  validate,
  type FieldRules,
} from '../rules.ts';

export interface NewsletterValues {
  readonly email: string;
  readonly consent: boolean;
}

export const NewsletterPayload = v.object({ email: EmailAddress });
export type Subscription = v.InferOutput<typeof NewsletterPayload>;

/** For typing as well: there `required` counts only once something was typed (behaviour/forms 9). */
export const newsletterRules: FieldRules<'email'> = {
  email: [{ rule: 'required', message: 'error.email' }, { rule: 'email' }],
};

/** The e-mail is checked before the tick; a box left unticked blocks without a word (behaviour/forms 10). */
export const decideNewsletter = (values: NewsletterValues): Send<Subscription> | Reject<'email'> | Silent => {
  const errors = validate({ email: values.email }, newsletterRules);
  if (hasErrors(errors)) return { errors };
  return values.consent ? { send: { email: values.email.trim() } } : { silent: true };
};
