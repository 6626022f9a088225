import { useTranslation } from 'react-i18next';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { refundOf } from '#shared/alternatives/live-total.ts';
import { decisionField, radioValue } from '#shared/validation/forms/decisions.ts';
import { FieldGroup, RadioCard } from '#client/components/field/choice.tsx';
import { VisuallyHidden } from '#client/components/visually-hidden/visually-hidden.tsx';
import { useAmounts } from './use-prices.ts';

interface ChoiceProps {
  replacement: Replacement;
  /** The replacement's title: several groups ask the same question. */
  title: string;
  /** Something is under way that a change would not be part of. */
  busy: boolean;
  onDecide: (decision: boolean) => void;
}

/**
 * Cancel with refund, or replace: two native radios that look like buttons (behaviour/orders 4), each with its price.
 */
export const Choice = ({ replacement, title, busy, onDecide }: ChoiceProps) => {
  const { t } = useTranslation();
  const { id, decision, locked } = replacement;
  const words = useConsequences(replacement);
  return (
    <FieldGroup
      layout="row"
      legend={
        <>
          {t('alternatives.choice')}
          <VisuallyHidden>, {title}</VisuallyHidden>
        </>
      }
    >
      {!locked && <input type="hidden" name="replacement" value={id} />}
      {[false, true].map((value) => (
        <RadioCard
          key={radioValue(value)}
          name={decisionField(id)}
          value={radioValue(value)}
          label={t(value ? 'alternatives.replace' : 'alternatives.cancelRefund')}
          description={value ? words.replace : words.cancel}
          checked={decision === value}
          disabled={locked || busy}
          onChange={() => onDecide(value)}
        />
      ))}
    </FieldGroup>
  );
};

/** What either decision means in money. */
const useConsequences = (replacement: Replacement): { cancel: string; replace: string } => {
  const { t } = useTranslation();
  const write = useAmounts();
  const { priceDiff, currency } = replacement;
  const amount = write(Math.abs(priceDiff), currency);
  return {
    cancel: t('alternatives.totalRefund', { amount: write(refundOf(replacement), currency) }),
    replace:
      priceDiff > 0
        ? t('alternatives.surcharge', { amount })
        : priceDiff < 0
          ? t('alternatives.totalRefund', { amount })
          : t('alternatives.totalNone'),
  };
};
