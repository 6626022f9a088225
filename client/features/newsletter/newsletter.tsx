import { useEffect, useState } from 'react';
import { newsletterRules } from '#shared/validation/forms/newsletter.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useEmptying } from '#client/features/forms/use-emptying.ts';
import { useFieldErrors } from '#client/features/forms/use-field-errors.tsx';
import { useFormAction } from '#client/features/forms/use-form-action.tsx';
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
    <section className={styles.newsletter} aria-labelledby={titleId}>
      <div className={styles.words}>
        <span className={styles.sign}>
          <Icon name="mail" size="l" />
        </span>
        <h2 id={titleId} className="text-xl">
          <T i18nKey="newsletter.title" />
        </h2>
        <p className="muted">
          <T i18nKey="newsletter.text" />
        </p>
      </div>
      <NewsletterForm form={form} />
      <ResultDialog
        id="newsletter-thanks"
        title={<T i18nKey="newsletter.thanksTitle" />}
        text={<T i18nKey="newsletter.thanksText" />}
        open={form.outcome?.kind === 'done'}
        onClose={form.dismiss}
      />
    </section>
  );
};

const NewsletterForm = ({ form }: { form: ReturnType<typeof useFormAction> }) => {
  const { outcome } = form;
  const errors = useFieldErrors(outcome, newsletterRules);
  const { body, fresh } = useEmptying(outcome);
  const [served] = useState(outcome);
  const kept = !fresh && served && 'values' in served ? served.values : undefined;
  useEffect(() => {
    // The served page has focused it already.
    if (outcome?.kind === 'rejected' && outcome !== served)
      body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, served, body]);
  const error = errors.errorOf('email');
  return (
    <form.Form ref={body} className="stack gap-3" {...form.formProps} onInput={errors.onInput}>
      <FormOrigin />
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={<T i18nKey="newsletter.email" />}
        defaultValue={kept?.['email'] ?? ''}
        error={error}
        onBlur={errors.onBlur}
        // Focused by the browser where there is no script.
        {...(error && { autoFocus: true })}
      />
      <div className={styles.row}>
        <Checkbox
          name="consent"
          label={<T i18nKey="newsletter.consent" />}
          defaultChecked={kept?.['consent'] === 'on'}
        />
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? <T i18nKey="common.sending" /> : <T i18nKey="newsletter.submit" />}
        </Button>
      </div>
    </form.Form>
  );
};
