import type { Alternative, Replacement } from '#shared/alternatives/alternative.ts';
import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import { edgeAnchor, partOf, type Steps } from '../state/use-steps.ts';
import { DecisionState } from './decision-state.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './review.module.css';
import { useConsequences } from './use-consequences.tsx';

/** All decisions before they are sent, on phones. */
export const Review = ({ alternative, steps }: { alternative: Alternative; steps: Steps }) => (
  <section
    id={edgeAnchor.review}
    className={styles.review}
    aria-labelledby="alternatives-review"
    tabIndex={-1}
    data-print="hide"
    {...partOf(steps, 'review')}
  >
    <T parent="h2" id="alternatives-review" i18nKey="alternatives.review" />
    <ul className="stack gap-3">
      {alternative.replacements.map((replacement, index) => (
        <Decision
          key={replacement.id}
          replacement={replacement}
          values={{ index: index + 1, total: steps.count }}
          onChange={() => steps.turnTo(index + 1)}
        />
      ))}
    </ul>
  </section>
);

interface DecisionProps {
  replacement: Replacement;
  values: { readonly index: number; readonly total: number };
  onChange: () => void;
}

const Decision = ({ replacement, values, onChange }: DecisionProps) => {
  const { oldItems, newItems, decision, locked } = replacement;
  const consequences = useConsequences(replacement);
  const items = decision === true ? newItems : oldItems;
  return (
    <li className={classNames('box stack start gap-2', styles.decision)}>
      <T parent="p" className="strong" i18nKey="alternatives.replacementOf" values={values} />
      <DecisionState replacement={replacement} />
      <p className="muted snug text-s">{items.map(({ name }) => name).join(' · ')}</p>
      {decision !== null && <p>{decision ? consequences.replace : consequences.cancel}</p>}
      {!locked && (
        <Button className={styles.change} onClick={onChange}>
          <T i18nKey="alternatives.change" />
          <span className="visually-hidden">
            , <T i18nKey="alternatives.replacement" values={values} />
          </span>
        </Button>
      )}
    </li>
  );
};
