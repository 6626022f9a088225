import * as v from 'valibot';
import { EmailAddress, type Reject, type Send, hasErrors, validate, type FieldRules } from '../rules.ts';

export type ComplaintValues = Readonly<Record<'email' | 'text', string>>;

/** As the contract has it: what is longer would be refused. */
const longestComplaint = 10_000;

export const ComplaintPayload = v.object({
  email: EmailAddress,
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestComplaint)),
});
export type Complaint = v.InferOutput<typeof ComplaintPayload>;

export const complaintRules: FieldRules<keyof ComplaintValues> = {
  email: [
    { rule: 'required', message: 'complaint.emailError' },
    { rule: 'email', message: 'complaint.emailError' },
  ],
  text: [{ rule: 'required' }, { rule: 'max', max: longestComplaint }],
};

/** Both fields must be there, or nothing is sent (behaviour/forms 12). */
export const decideComplaint = (values: ComplaintValues): Send<Complaint> | Reject<keyof ComplaintValues> => {
  const errors = validate(values, complaintRules);
  return hasErrors(errors) ? { errors } : { send: { email: values.email.trim(), text: values.text.trim() } };
};
