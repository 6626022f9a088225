import { useState, type FocusEvent, type InputEvent, type ReactElement } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { T } from '#client/i18n/t.tsx';
import { validate, type FieldError, type FieldRules } from '#shared/validation/rules.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Judged = Readonly<Record<string, FieldError | undefined>>;

const nothing = { errors: {} as Judged, edited: false };
const noAlerts: readonly string[] = [];

/**
 * The errors of a form's fields: from the last submit, and for edited fields by the same rules since then. The
 * first edit hides the form's alerts (behaviour/forms 17).
 */
export const useFieldErrors = <Field extends string>(
  outcome: FormOutcome | null,
  rules: FieldRules<Field>,
) => {
  const rejected = outcome?.kind === 'rejected' ? outcome : null;
  const [edits, setEdits] = useState({ after: outcome, ...nothing });
  // A new outcome resets the edits.
  const current = edits.after === outcome ? edits : { after: outcome, ...nothing };
  const errors: Judged = { ...rejected?.errors, ...current.errors };

  // Input from before hydration may edit several fields before the next render.
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
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const control = target as Control;
      if (!(control.name in rules)) return;
      if (errors[control.name]) judge(control);
      else if (!current.edited) edit({});
    },
    /** Validates on blur once something was typed (behaviour/forms 9). */
    onBlur: ({ target, relatedTarget }: FocusEvent<Control>) => {
      // Submitting validates anyway, and an error must not move the button that is being pressed.
      if (current.edited && !target.form?.contains(relatedTarget)) judge(target);
    },
  };
};
