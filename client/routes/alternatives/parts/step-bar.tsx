import { Button } from '#client/components/button/button.tsx';
import { T } from '#client/i18n/t.tsx';
import { neighbour, type Steps } from '../state/use-steps.ts';
import styles from './step-bar.module.css';

export const StepBar = ({ steps }: { steps: Steps }) => {
  const { at, count, turnTo } = steps;
  if (at === null) return null;
  const before = neighbour(steps, -1);
  const after = neighbour(steps, 1);
  return (
    <div className={styles.steps}>
      {before !== undefined && (
        <Button
          variant="ghost"
          icon="chevron-left"
          className={styles.back}
          onClick={() => turnTo(before)}
          i18nKey="alternatives.back"
        />
      )}
      <p className={`tabular ${styles.place}`}>
        {typeof at === 'number' && <T i18nKey="alternatives.step" values={{ index: at, total: count }} />}
      </p>
      {after !== undefined && (
        <Button
          variant="primary"
          iconEnd="chevron-right"
          className={styles.next}
          onClick={() => turnTo(after)}
          i18nKey="alternatives.next"
        />
      )}
    </div>
  );
};
