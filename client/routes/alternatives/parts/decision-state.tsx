import type { Replacement } from '#shared/alternatives/alternative.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { chosenWords, savedWords } from './decision-words.ts';
import styles from './decision-state.module.css';

export const DecisionState = ({
  replacement: { decision, loadedDecision, locked },
}: {
  replacement: Replacement;
}) => {
  const words = loadedDecision === null ? chosenWords : savedWords;
  if (decision === null) {
    return (
      <p className={classNames('badge', styles.open)}>
        <T i18nKey="alternatives.undecided" />
      </p>
    );
  }
  return (
    <p className={classNames('badge', styles.decided)} data-locked={locked || undefined}>
      <Icon name={locked ? 'lock' : 'check'} size="s" />
      <T i18nKey={words[`${decision}`]} />
    </p>
  );
};
