import * as v from 'valibot';
import { withoutInvisible } from '#shared/text/well-formed.ts';

/**
 * An e-mail address as browsers check it in `<input type="email">`, with two things more: its host has a domain
 * (`me@home` is refused) and it is no longer than mail servers take. Space around it is dropped.
 */
export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254),
  v.rfcEmail(),
  v.regex(/\.[a-z][a-z\d-]*[a-z\d]$/i),
);

/** One check of one field, as data; `message` replaces the key `error.{rule}` (behaviour/forms 4). */
export type Rule =
  | { readonly rule: 'required' | 'email' | 'integer'; readonly message?: string }
  | { readonly rule: 'max'; readonly max: number; readonly message?: string };

/** What to say beside a field: a key of the locale file and what its placeholders take. */
export interface FieldError {
  readonly key: string;
  readonly params: Readonly<Record<string, number>>;
}

export type FieldRules<Field extends string> = Readonly<Record<Field, readonly Rule[]>>;
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, FieldError>>>;

// An empty field breaks `required` alone: an optional field may stay empty, and "not a number" says nothing of nothing.
const keeps = (rule: Rule, value: string): boolean => {
  if (rule.rule === 'required') return value !== '';
  if (value === '') return true;
  switch (rule.rule) {
    case 'email':
      return v.is(EmailAddress, value);
    case 'integer':
      // Number inputs let `1e3` and `1.5` through: digits are asked for, no conversion.
      return /^\d+$/.test(value);
    case 'max':
      // Counted as the browser counts `maxlength`.
      return value.length <= rule.max;
  }
};

const errorOf = (rule: Rule): FieldError => ({
  key: rule.message ?? `error.${rule.rule}`,
  params: rule.rule === 'max' ? { max: rule.max } : {},
});

/** The first broken rule of each field, space around the values ignored; no entry for a field that keeps them all. */
export const validate = <Field extends string>(
  values: Readonly<Record<Field, string>>,
  rules: FieldRules<Field>,
): FieldErrors<Field> => {
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const broken = rules[field].find((rule) => !keeps(rule, withoutInvisible(values[field]).trim()));
    if (broken) errors[field] = errorOf(broken);
  }
  return errors;
};

export const hasErrors = (errors: FieldErrors<string>): boolean => Object.keys(errors).length > 0;

/** What a submit leads to. The same function decides before hydration (on the server) and after it (in the browser). */
export interface Send<Payload> {
  readonly send: Payload;
}

/** Nothing is sent; each field shows what is wrong with it. */
export interface Reject<Field extends string> {
  readonly errors: FieldErrors<Field>;
  /** A message for the form as a whole, shown as it is. */
  readonly alert?: string;
}

export interface Silent {
  readonly silent: true;
}

/** Nothing is sent yet: the form has another step. */
export interface Next {
  readonly next: true;
}
