import { newsletterRules } from '#shared/validation/forms/newsletter.ts';
import { useFieldErrors } from '#client/features/forms/use-field-errors.tsx';
import { useFormBody } from '#client/features/forms/use-form-body.ts';
import { FormOrigin, useFormAction } from '#client/features/forms/use-form-action.tsx';
import { Button } from '#client/components/button/button.tsx';
import { Checkbox } from '#client/components/field/choice.tsx';
import { TextField } from '#client/components/field/text-field.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { ResultDialog } from '../dialog-form/result-dialog.tsx';
import styles from './newsletter.module.css';

const titleId = 'newsletter-title';

/** The newsletter form (behaviour/forms 10): only a success is shown. */
export const Newsletter = () => {
  const form = useFormAction('newsletter');
  return (
    <section className={`panel ${styles.newsletter}`} aria-labelledby={titleId}>
      <div className={styles.words}>
        <Icon name="mail" size="tile" className={styles.sign} />
        <T parent="h2" id={titleId} className="text-xl" i18nKey="newsletter.title" />
        <T parent="p" className="muted" i18nKey="newsletter.text" />
      </div>
      <NewsletterForm form={form} />
      <ResultDialog
        id="newsletter-thanks"
        titleKey="newsletter.thanksTitle"
        textKey="newsletter.thanksText"
        open={form.outcome?.kind === 'done'}
        onClose={form.dismiss}
      />
    </section>
  );
};

const NewsletterForm = ({ form }: { form: ReturnType<typeof useFormAction> }) => {
  const { outcome } = form;
  const errors = useFieldErrors(outcome, newsletterRules);
  const { body, values } = useFormBody(outcome);
  const error = errors.errorOf('email');
  return (
    <form.Form ref={body} className="stack gap-3" {...form.formProps} onInput={errors.onInput}>
      <FormOrigin />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={<T i18nKey="newsletter.email" />}
        defaultValue={values['email'] ?? ''}
        error={error}
        onBlur={errors.onBlur}
        // Focused by the browser where there is no script.
        {...(error && { autoFocus: true })}
      />
      <div className={styles.row}>
        <Checkbox
          name="consent"
          label={<T i18nKey="newsletter.consent" />}
          defaultChecked={values['consent'] === 'on'}
          // The same: else the page would come back at its top, as if nothing had been sent.
          {...(outcome?.kind === 'silent' && { autoFocus: true })}
        />
        <Button
          type="submit"
          variant="primary"
          busy={form.busy}
          i18nKey={form.busy ? 'common.sending' : 'newsletter.submit'}
        />
      </div>
    </form.Form>
  );
};
