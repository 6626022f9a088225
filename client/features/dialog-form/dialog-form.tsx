import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { FormDialogId } from '#shared/edit-protocol/hidden-states.ts';
import type { FormName } from '#shared/help-api/forms.ts';
import { invalidCancellation } from '#shared/validation/forms/cancellation.ts';
import type { FieldRules } from '#shared/validation/rules.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useEmptying } from '#client/features/forms/use-emptying.ts';
import { useFieldErrors } from '#client/features/forms/use-field-errors.tsx';
import { useFormAction } from '#client/features/forms/use-form-action.tsx';
import { Alert } from '#client/components/alert/alert.tsx';
import { Button } from '#client/components/button/button.tsx';
import { dialogFocus } from '#client/components/dialog/dialog-opener.ts';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** Props of one field, for `TextField` or `TextArea`. */
interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: ReactElement | undefined;
}

interface DialogFormProps<Field extends string> {
  name: FormName;
  dialogId: FormDialogId;
  rules: FieldRules<Field>;
  words: {
    readonly title: ReactNode;
    readonly intro: ReactNode;
    readonly submit: ReactNode;
    readonly alertTitle?: ReactNode;
    readonly thanks: { readonly title: ReactNode; readonly text: ReactNode };
    readonly failure: { readonly title: ReactNode; readonly text: ReactNode };
  };
  /** Shown before the form, for people it is not meant for. */
  lead?: ReactNode;
  /** Closing the dialog clears the fields. */
  forgetsOnHide?: boolean;
  renderFields: (propsOf: (field: Field) => FieldProps) => ReactNode;
}

/** A form in a dialog with its result dialogs. Without script the page comes back with the right one open. */
export const DialogForm = <Field extends string>(props: DialogFormProps<Field>) => {
  const { name, dialogId, words, rules, forgetsOnHide = false } = props;
  const form = useFormAction(name);
  const errors = useFieldErrors(form.outcome, rules);
  const { body, fresh, empty } = useEmptying(form.outcome);
  const dialog = useDialogAfter(form.outcome, body);
  const served = useServedState(form.outcome);

  const hide = () => {
    if (!forgetsOnHide) return;
    if (form.outcome?.kind !== 'done') form.dismiss();
    empty();
  };
  const firstWrong = (Object.keys(rules) as Field[]).find((field) => errors.errorOf(field));
  const propsOf = (field: Field): FieldProps => ({
    name: field,
    defaultValue: (!fresh && served.values[field]) || '',
    error: errors.errorOf(field),
    // Focused by the browser where there is no script.
    ...(field === firstWrong && { ...dialogFocus, autoFocus: true }),
  });

  return (
    <>
      <Dialog
        ref={dialog}
        id={dialogId}
        title={words.title}
        closedBy="closerequest"
        initialFocus={firstWrong ? 'own' : 'title'}
        {...(served.open && { open: true })}
        onClose={hide}
      >
        <form.Form ref={body} className="stack" {...form.formProps} onInput={errors.onInput}>
          <FormOrigin />
          {props.lead}
          <p>{words.intro}</p>
          {errors.alerts.length > 0 && (
            <Alert tone="danger" announce="now" {...(words.alertTitle && { title: words.alertTitle })}>
              {errors.alerts.map((alert) => (
                <p key={alert} lang={alert === invalidCancellation ? 'en' : undefined}>
                  {alert}
                </p>
              ))}
            </Alert>
          )}
          {props.renderFields(propsOf)}
          <div className="cluster">
            <Button type="submit" variant="primary" busy={form.busy}>
              {form.busy ? <T i18nKey="common.sending" /> : words.submit}
            </Button>
          </div>
        </form.Form>
      </Dialog>
      <ResultDialog
        id={`${dialogId}-error`}
        {...words.failure}
        open={form.outcome?.kind === 'failed'}
        onClose={form.dismiss}
      />
      <ResultDialog
        id={`${dialogId}-thanks`}
        {...words.thanks}
        open={form.outcome?.kind === 'done'}
        onClose={form.dismiss}
      />
    </>
  );
};

type Outcome = ReturnType<typeof useFormAction>['outcome'];

/** The outcome that the page was served with, after a post without script. */
const useServedState = (outcome: Outcome) => {
  const [served] = useState(outcome);
  const values: Readonly<Record<string, string>> = (served && 'values' in served && served.values) || {};
  return { open: served?.kind === 'rejected' || served?.kind === 'failed', values };
};

/** Closes the dialog on success, and focuses the first error (behaviour/forms 3). */
const useDialogAfter = (outcome: Outcome, body: RefObject<HTMLFormElement | null>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [served] = useState(outcome);
  // Before the thanks dialog opens, so that the focus can return to the opener.
  useLayoutEffect(() => {
    if (outcome?.kind === 'done') dialog.current?.close();
  }, [outcome]);
  useEffect(() => {
    if (outcome?.kind !== 'rejected') return;
    body.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    // The served page has focused it already.
    if (outcome !== served) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, served, body]);
  return dialog;
};
