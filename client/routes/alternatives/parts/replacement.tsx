import type { ReactNode } from 'react';
import type {
  Alternative,
  Item as ItemFacts,
  Replacement as Facts,
} from '#shared/alternatives/alternative.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { Choice } from './choice.tsx';
import { DecisionState } from './decision-state.tsx';
import { Difference } from './difference.tsx';
import { partOf, replacementAnchor, type Steps } from '../state/use-steps.ts';
import { Item } from './item.tsx';
import styles from './replacement.module.css';

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
