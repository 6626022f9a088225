import type { ReactNode } from 'react';
import type {
  Alternative,
  Item as ItemFacts,
  Replacement as Facts,
} from '#shared/alternatives/alternative.ts';
import { showsSurchargeWarning } from '#shared/alternatives/live-total.ts';
import { decisionField, radioValue } from '#shared/validation/forms/decisions.ts';
import { Alert } from '#client/components/alert/alert.tsx';
import { classNames } from '#client/components/class-names.ts';
import { FieldGroup, RadioCard } from '#client/components/field/choice.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { chosenWords, DecisionState } from './decision-state.tsx';
import { partOf, replacementAnchor, type Steps } from '../state/use-steps.ts';
import { Item } from './item.tsx';
import styles from './replacement.module.css';
import { useConsequences } from './use-consequences.tsx';
import { useSentenceFormat } from './use-price-format.ts';

interface ReplacementProps {
  alternative: Alternative;
  replacement: Facts;
  /** Has its own choices: one of several replacements, or in the admin view (behaviour/orders 4, 28). */
  choosable: boolean;
  busy: boolean;
  steps: Steps;
  onDecide: (decision: boolean) => void;
}

export const Replacement = (props: ReplacementProps) => {
  const { alternative, replacement, choosable, busy, steps, onDecide } = props;
  const { replacements } = alternative;
  const several = replacements.length > 1;
  const saved = replacement.loadedDecision !== null;
  const index = replacements.indexOf(replacement) + 1;
  const anchor = replacementAnchor(replacement.id);
  const title = several ? (
    <T i18nKey="alternatives.replacementOf" values={{ index, total: replacements.length }} />
  ) : (
    <T i18nKey="alternatives.newItems" />
  );
  return (
    <section
      id={anchor}
      className={classNames('panel stack', styles.replacement)}
      aria-labelledby={`${anchor}-title`}
      tabIndex={-1}
      {...partOf(steps, index)}
    >
      <header
        className={classNames('cluster spread', styles.head, !several && !saved && 'visually-hidden')}
        data-print="show"
      >
        <h2
          id={`${anchor}-title`}
          className={several ? classNames('text-xl', styles.title) : 'visually-hidden'}
        >
          {title}
        </h2>
        <DecisionState replacement={replacement} />
      </header>
      <div className={styles.sides}>
        <Side title={<T i18nKey="alternatives.oldItems" />} items={replacement.oldItems} look={styles.old} />
        <span className={styles.arrow}>
          <Icon name="arrow-right" />
        </span>
        <Side title={<T i18nKey="alternatives.newItems" />} items={replacement.newItems} look={styles.new} />
      </div>
      <Difference replacement={replacement} />
      {choosable && <Choice replacement={replacement} title={title} busy={busy} onDecide={onDecide} />}
    </section>
  );
};

interface SideProps {
  title: ReactNode;
  items: readonly ItemFacts[];
  look: string | undefined;
}

const Side = ({ title, items, look }: SideProps) => (
  <div className={classNames('stack gap-3', styles.side, look)}>
    <h3 className={classNames('muted text-s', styles['side-title'])}>{title}</h3>
    <ul className="stack">
      {items.map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </ul>
  </div>
);

/** The difference in price; nothing if the replacement is refused (behaviour/orders 6). */
const Difference = ({ replacement }: { replacement: Facts }) => {
  const format = useSentenceFormat();
  const { priceDiff, currency, decision } = replacement;
  const amount = format(Math.abs(priceDiff), currency);
  if (showsSurchargeWarning(replacement)) {
    return (
      <Alert tone="warning">
        <T i18nKey="alternatives.surchargeWarning" values={{ amount }} />
      </Alert>
    );
  }
  if (decision === false) return null;
  return (
    <p className={classNames('row start gap-2', styles.difference)}>
      <Icon name="check" className={styles.sign} />
      {priceDiff < 0 ? (
        <T i18nKey="alternatives.cheaper" values={{ amount }} />
      ) : (
        <T i18nKey="alternatives.samePrice" />
      )}
    </p>
  );
};

interface ChoiceProps {
  replacement: Facts;
  /** Tells the groups apart for screen readers. */
  title: ReactNode;
  busy: boolean;
  onDecide: (decision: boolean) => void;
}

/** Cancel with refund, or replace: two radios (behaviour/orders 4), each with its price. */
const Choice = ({ replacement, title, busy, onDecide }: ChoiceProps) => {
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
