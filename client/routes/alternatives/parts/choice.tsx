import type { ReactNode } from 'react';
import type { Replacement } from '#shared/alternatives/alternative.ts';
import { decisionField, radioValue } from '#shared/validation/forms/decisions.ts';
import { FieldGroup, RadioCard } from '#client/components/field/choice.tsx';
import { T } from '#client/i18n/t.tsx';
import { chosenWords } from './decision-state.tsx';
import { useConsequences } from './use-consequences.tsx';

interface ChoiceProps {
  replacement: Replacement;
  /** Tells the groups apart for screen readers. */
  title: ReactNode;
  busy: boolean;
  onDecide: (decision: boolean) => void;
}

/** Cancel with refund, or replace: two radios (behaviour/orders 4), each with its price. */
export const Choice = ({ replacement, title, busy, onDecide }: ChoiceProps) => {
  const { id, decision, locked } = replacement;
  const words = useConsequences(replacement);
  return (
    <FieldGroup
      layout="row"
      legend={
        <>
          <T i18nKey="alternatives.choice" />
          <span className="visually-hidden">, {title}</span>
        </>
      }
    >
      {!locked && <input type="hidden" name="replacement" value={id} />}
      {([false, true] as const).map((value) => (
        <RadioCard
          key={radioValue(value)}
          name={decisionField(id)}
          value={radioValue(value)}
          label={<T i18nKey={chosenWords[`${value}`]} />}
          description={value ? words.replace : words.cancel}
          checked={decision === value}
          disabled={locked || busy}
          // React resets a radio without `onChange`; choices from before hydration arrive as input only.
          onChange={() => onDecide(value)}
          onInput={() => onDecide(value)}
        />
      ))}
    </FieldGroup>
  );
};
