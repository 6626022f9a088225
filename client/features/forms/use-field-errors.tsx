import { useState, type FocusEvent, type InputEvent, type ReactElement } from 'react';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import { T } from '#client/i18n/t.tsx';
import { validate, type FieldError, type FieldRules } from '#shared/validation/rules.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
type Judged = Readonly<Record<string, FieldError | undefined>>;

const nothing = { errors: {} as Judged, edited: false };

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
  // A new outcome resets the edits, for good: after a success comes none, as before it.
  if (edits.after !== outcome) setEdits({ after: outcome, ...nothing });
  const errors: Judged = { ...rejected?.errors, ...edits.errors };

  // Input from before hydration may edit several fields before the next render.
  const edit = (judged: Judged) =>
    setEdits((latest) => ({ ...latest, edited: true, errors: { ...latest.errors, ...judged } }));
  const judge = ({ name, value }: Control) => {
    const judged = validate<string>({ [name]: value }, { [name]: rules[name as Field] });
    edit({ [name]: judged[name] });
  };
  return {
    errorOf: (field: Field): ReactElement | undefined => {
      const error = errors[field];
      return error && <T i18nKey={error.key as 'error.required'} values={error.params} />;
    },
    alerts: rejected && !edits.edited ? rejected.alerts : [],
    onInput: ({ target }: InputEvent<HTMLFormElement>) => {
      const control = target as Control;
      if (!(control.name in rules)) return;
      if (errors[control.name]) judge(control);
      else if (!edits.edited) edit({});
    },
    /** Validates on blur once something was typed (behaviour/forms 9). */
    onBlur: ({ target, relatedTarget }: FocusEvent<Control>) => {
      // Submitting validates anyway.
      if (!edits.edited || target.form?.contains(relatedTarget)) return;
      // An error must not move what is being pressed: it waits for the click.
      if (!document.querySelector(':active')) judge(target);
      else window.addEventListener('pointerup', () => setTimeout(() => judge(target)), { once: true });
    },
  };
};
