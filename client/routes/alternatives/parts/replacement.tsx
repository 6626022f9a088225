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
import { chosenWords, savedWords } from './decision-words.ts';
import { Difference } from './difference.tsx';
import { Item } from './item.tsx';
import styles from './replacement.module.css';

/** Where links to a replacement that is still undecided lead. */
export const replacementAnchor = (id: number): string => `replacement-${id}`;

interface ReplacementProps {
  alternative: Alternative;
  replacement: Facts;
  /** Two choices of its own: several replacements, or the editor's view (behaviour/orders 4, 28). */
  choosable: boolean;
  busy: boolean;
  onDecide: (decision: boolean) => void;
}

/** What was ordered beside what is offered instead, what it costs, and the decision. */
export const Replacement = (props: ReplacementProps) => {
  const { alternative, replacement, choosable, busy, onDecide } = props;
  const { replacements } = alternative;
  const anchor = replacementAnchor(replacement.id);
  const several = replacements.length > 1;
  const saved = replacement.loadedDecision !== null;
  const index = replacements.indexOf(replacement) + 1;
  const title = several ? (
    <T i18nKey="alternatives.replacementOf" values={{ index, total: replacements.length }} />
  ) : (
    <T i18nKey="alternatives.newItems" />
  );
  return (
    <section id={anchor} className={styles.replacement} aria-labelledby={`${anchor}-title`} tabIndex={-1}>
      <header className={classNames(styles.head, !several && !saved && 'visually-hidden')} data-print="show">
        <h2 id={`${anchor}-title`} className={several ? styles.title : 'visually-hidden'}>
          {title}
        </h2>
        <State replacement={replacement} />
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
  <div className={classNames(styles.side, look)}>
    <h3 className={styles['side-title']}>{title}</h3>
    <ul className={styles.items}>
      {items.map((item, index) => (
        <Item key={index} item={item} />
      ))}
    </ul>
  </div>
);

/** The decision in a word, so that a long page can be looked over. */
const State = ({ replacement: { decision, loadedDecision, locked } }: { replacement: Facts }) => {
  const words = loadedDecision === null ? chosenWords : savedWords;
  if (decision === null) {
    return (
      <p className={classNames(styles.state, styles.open)}>
        <T i18nKey="alternatives.undecided" />
      </p>
    );
  }
  return (
    <p className={classNames(styles.state, styles.decided)}>
      <Icon name={locked ? 'lock' : 'check'} size="s" />
      <T i18nKey={words[`${decision}`]} />
    </p>
  );
};
