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
import { FormOrigin } from '#client/features/forms/form-origin.tsx';
import { useEmptying } from '#client/features/forms/use-emptying.ts';
import { useFieldErrors } from '#client/features/forms/use-field-errors.tsx';
import { useFormAction } from '#client/features/forms/use-form-action.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { Button } from '#client/components/button/button.tsx';
import { dialogFocus } from '#client/components/dialog/dialog-opener.ts';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** What a field of the form takes; spread it on a `TextField` or `TextArea`. */
interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: ReactElement | undefined;
}

interface DialogFormProps<Field extends string> {
  name: FormName;
  /** What the entry in the footer opens. An editor must find it: ids without their rows do not compile. */
  dialogId: FormDialogId;
  rules: FieldRules<Field>;
  words: {
    readonly title: ReactNode;
    readonly intro: ReactNode;
    readonly submit: ReactNode;
    /** Above the alerts of the form as a whole. */
    readonly alertTitle?: ReactNode;
    readonly thanks: { readonly title: ReactNode; readonly text: ReactNode };
    readonly failure: { readonly title: ReactNode; readonly text: ReactNode };
  };
  /** Before all else: the way for somebody whom the form is not for. */
  lead?: ReactNode;
  /** Hidden, the dialog forgets what was typed; otherwise only once it has been sent. */
  forgetsOnHide?: boolean;
  renderFields: (propsOf: (field: Field) => FieldProps) => ReactNode;
}

/**
 * A form in a dialog, with the dialogs that follow it: thanks, and the failure over the form with everything kept.
 * Posted without script, the page comes back with the right one of them open.
 */
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
    // Without script the served page gives it the focus by itself.
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

/** What the page was served with: a form that was posted without script and came back. */
const useServedState = (outcome: Outcome) => {
  const [served] = useState(outcome);
  const values: Readonly<Record<string, string>> = (served && 'values' in served && served.values) || {};
  return { open: served?.kind === 'rejected' || served?.kind === 'failed', values };
};

/** Closes the form's dialog after a success, and moves to what is wrong after a refusal (behaviour/forms 3). */
const useDialogAfter = (outcome: Outcome, body: RefObject<HTMLFormElement | null>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [served] = useState(outcome);
  // Before the thanks dialog opens, or the focus could not go back to what opened the form.
  useLayoutEffect(() => {
    if (outcome?.kind === 'done') dialog.current?.close();
  }, [outcome]);
  useEffect(() => {
    if (outcome?.kind !== 'rejected') return;
    body.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    // What was served has put the focus there itself; the visitor may be elsewhere since.
    if (outcome !== served) body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, served, body]);
  return dialog;
};
