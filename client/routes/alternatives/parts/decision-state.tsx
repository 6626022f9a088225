import type { Replacement } from '#shared/alternatives/alternative.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './decision-state.module.css';

export const chosenWords = { true: 'alternatives.replace', false: 'alternatives.cancelRefund' } as const;

/** Once the server has saved it. */
export const savedWords = { true: 'receipt.accepted', false: 'receipt.cancelled' } as const;

export const DecisionState = ({
  replacement: { decision, loadedDecision, locked },
}: {
  replacement: Replacement;
}) => {
  const words = loadedDecision === null ? chosenWords : savedWords;
  if (decision === null) {
    return <T parent="p" className={classNames('badge', styles.open)} i18nKey="alternatives.undecided" />;
  }
  return (
    <p className={classNames('badge', styles.decided)} data-locked={locked || undefined}>
      <Icon name={locked ? 'lock' : 'check'} size="s" />
      <T i18nKey={words[`${decision}`]} />
    </p>
  );
};
