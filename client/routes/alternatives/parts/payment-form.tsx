import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import {
  initialPaymentMethod,
  isPaymentMethodChosen,
  type PaymentChoice,
} from '#shared/alternatives/payment.ts';
import { FormOrigin } from '#client/features/forms/use-form-action.tsx';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { Button } from '#client/components/button/button.tsx';
import { paymentIcon } from '#client/components/icon/icon-names.ts';
import { Select } from '#client/components/select/select.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { useSentenceFormat } from './use-price-format.ts';

interface PaymentFormProps {
  page: AlternativesPage;
  choice: PaymentChoice;
  /** The posted form named no valid method. */
  wrong?: boolean | undefined;
}

/** The payment picker; script disables the button until a method is chosen (behaviour/orders 22). */
export const PaymentForm = ({ page, choice, wrong = page.methodMissing }: PaymentFormProps) => {
  const { t, i18n } = useTranslation();
  const hydrated = useHydrated();
  const [method, setMethod] = useState((!wrong && initialPaymentMethod(choice)) || '');
  const chosen = isPaymentMethodChosen(choice.methods, method);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) page.pay(method);
  };
  return (
    <form method="post" action="/actions/payment" className="stack" onSubmit={submit}>
      <FormOrigin />
      <input type="hidden" name="id" value={page.id} />
      <p>{useAmountText(page.state.alternative)}</p>
      <Select
        name="method"
        label={<T i18nKey="payment.label" />}
        placeholder={t('payment.choose')}
        placeholderLang={fallbackLang(i18n, 'payment.choose')}
        required
        defaultValue={method}
        error={wrong && !chosen ? <T i18nKey="error.required" /> : undefined}
        // The button that was pressed is gone.
        {...(wrong && { autoFocus: true })}
        options={choice.methods.map(({ id, title }) => ({ value: id, label: title, icon: paymentIcon(id) }))}
        onInput={(event) => setMethod(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        busy={page.busy}
        disabled={hydrated && !chosen}
        i18nKey="payment.submit"
      />
    </form>
  );
};

/** The amount to pay. Without one, the payment page says it. */
const useAmountText = (alternative: Alternative): ReactNode => {
  const format = useSentenceFormat();
  const { toPay } = liveTotal(alternative);
  return toPay > 0 ? (
    <T i18nKey="payment.text" values={{ amount: format(toPay, alternative.currency) }} />
  ) : (
    <T i18nKey="payment.textNoAmount" />
  );
};
