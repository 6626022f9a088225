import { useTranslation } from 'react-i18next';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { decisionField, radioValue } from '#shared/validation/forms/decisions.ts';
import { FieldGroup, RadioCard } from '#client/components/field/choice.tsx';
import { VisuallyHidden } from '#client/components/visually-hidden/visually-hidden.tsx';
import { chosenWords } from './decision-words.ts';
import { useConsequences } from './use-consequences.ts';

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
      {([false, true] as const).map((value) => (
        <RadioCard
          key={radioValue(value)}
          name={decisionField(id)}
          value={radioValue(value)}
          label={t(chosenWords[`${value}`])}
          description={value ? words.replace : words.cancel}
          checked={decision === value}
          disabled={locked || busy}
          // React puts a radio back unless it hears of it so; what was chosen before hydration is told as input alone.
          onChange={() => onDecide(value)}
          onInput={() => onDecide(value)}
        />
      ))}
    </FieldGroup>
  );
};
