import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { FormDialogId } from '#shared/edit-protocol/hidden-states.ts';
import type { FormName } from '#shared/help-api/forms.ts';
import { invalidCancellation } from '#shared/validation/forms/cancellation.ts';
import type { FieldRules } from '#shared/validation/rules.ts';
import { useFieldErrors } from '#client/features/forms/use-field-errors.tsx';
import { useFormBody } from '#client/features/forms/use-form-body.ts';
import { FormOrigin, useFormAction } from '#client/features/forms/use-form-action.tsx';
import { Alert } from '#client/components/alert/alert.tsx';
import { Button } from '#client/components/button/button.tsx';
import { dialogFocus } from '#client/components/dialog/dialog-opener.ts';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { T, type TProps } from '#client/i18n/t.tsx';
import { ResultDialog } from './result-dialog.tsx';

/** Props of one field, for `TextField` or `TextArea`. */
interface FieldProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: ReactElement | undefined;
}

type Key = TProps['i18nKey'];

interface DialogFormProps<Field extends string> {
  name: FormName;
  dialogId: FormDialogId;
  rules: FieldRules<Field>;
  words: {
    readonly titleKey: Key;
    readonly introKey: Key;
    readonly submitKey: Key;
    readonly alertTitleKey?: Key;
    readonly thanks: { readonly titleKey: Key; readonly textKey: Key };
    readonly failure: { readonly titleKey: Key; readonly textKey: Key };
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
  const { body, served, values, empty } = useFormBody(form.outcome);
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = form.outcome?.kind === 'done';
  useLayoutEffect(() => {
    const kind = form.outcome?.kind;
    // Before the thanks dialog opens, so that the focus can return to the opener.
    if (kind === 'done') dialog.current?.close();
    // Closed while the form was sent, its errors would be seen by nobody.
    else if (kind === 'rejected' && !dialog.current?.open) dialog.current?.showModal();
  }, [form.outcome]);

  const hide = () => {
    // What is being sent stays: the answer must not be taken for that of another order.
    if (!forgetsOnHide || form.isUnderWay()) return;
    if (!isDone) form.dismiss();
    empty();
  };
  const firstWrong = (Object.keys(rules) as Field[]).find((field) => errors.errorOf(field));
  const propsOf = (field: Field): FieldProps => ({
    name: field,
    defaultValue: values[field] ?? '',
    error: errors.errorOf(field),
    // Focused by the browser where there is no script.
    ...(field === firstWrong && { ...dialogFocus, autoFocus: true }),
  });

  return (
    <>
      <Dialog
        ref={dialog}
        id={dialogId}
        title={<T i18nKey={words.titleKey} />}
        closedBy="closerequest"
        initialFocus={firstWrong ? 'own' : 'title'}
        {...((served?.kind === 'rejected' || served?.kind === 'failed') && { open: true })}
        onClose={hide}
      >
        <form.Form ref={body} className="stack" {...form.formProps} onInput={errors.onInput}>
          <FormOrigin />
          {props.lead}
          <T parent="p" i18nKey={words.introKey} />
          {errors.alerts.length > 0 && (
            <Alert
              tone="danger"
              role="alert"
              title={words.alertTitleKey && <T i18nKey={words.alertTitleKey} />}
            >
              {errors.alerts.map((alert) => (
                <p key={alert} lang={alert === invalidCancellation ? 'en' : undefined}>
                  {alert}
                </p>
              ))}
            </Alert>
          )}
          {props.renderFields(propsOf)}
          <div className="cluster">
            <Button
              type="submit"
              variant="primary"
              busy={form.busy}
              i18nKey={form.busy ? 'common.sending' : words.submitKey}
            />
          </div>
        </form.Form>
      </Dialog>
      <ResultDialog
        id={`${dialogId}-error`}
        {...words.failure}
        open={form.outcome?.kind === 'failed'}
        onClose={form.dismiss}
      />
      <ResultDialog id={`${dialogId}-thanks`} {...words.thanks} open={isDone} onClose={form.dismiss} />
    </>
  );
};
