import { useState, type FocusEvent, type InputEvent, type ReactElement } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { T } from '#client/i18n/t.tsx';
import { validate, type FieldError, type FieldRules } from '#shared/validation/rules.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Judged = Readonly<Record<string, FieldError | undefined>>;

const nothing = { errors: {} as Judged, edited: false };
const noAlerts: readonly string[] = [];

/**
 * What is said beside the fields of one form: the errors of its last submit, and since then those of the fields that
 * were edited, judged by the same rules as they are mended. Alerts of the form as a whole go with the first edit
 * (behaviour/forms 17).
 */
export const useFieldErrors = <Field extends string>(
  outcome: FormOutcome | null,
  rules: FieldRules<Field>,
) => {
  const rejected = outcome?.kind === 'rejected' ? outcome : null;
  const [edits, setEdits] = useState({ after: outcome, ...nothing });
  // Edits belong to the outcome they followed: the next one judges anew.
  const current = edits.after === outcome ? edits : { after: outcome, ...nothing };
  const errors: Judged = { ...rejected?.errors, ...current.errors };

  // Several fields may be edited before the next render, where it was done before hydration.
  const edit = (judged: Judged) =>
    setEdits((latest) => ({
      after: outcome,
      edited: true,
      errors: { ...(latest.after === outcome && latest.errors), ...judged },
    }));
  const judge = ({ name, value }: Control) => {
    const judged = validate<string>({ [name]: value }, { [name]: rules[name as Field] });
    edit({ [name]: judged[name] });
  };
  return {
    errorOf: (field: Field): ReactElement | undefined => {
      const error = errors[field];
      return error && <T i18nKey={error.key as 'error.required'} values={error.params} />;
    },
    alerts: rejected && !current.edited ? rejected.alerts : noAlerts,
    /** For the form's `onInput`. */
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const control = target as Control;
      if (!(control.name in rules)) return;
      if (errors[control.name]) judge(control);
      else if (!current.edited) edit({});
    },
    /** For a field that is judged when it is left, once something was typed (behaviour/forms 9). */
    onBlur: ({ target, relatedTarget }: FocusEvent<Control>) => {
      // Within the form the submit will judge; an error that moves the button from under the press would not help.
      if (current.edited && !target.form?.contains(relatedTarget)) judge(target);
    },
  };
};
