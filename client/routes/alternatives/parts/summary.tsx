import { useEffect, useRef, type RefObject } from 'react';
import { isAllSaved, type Alternative } from '#shared/alternatives/alternative.ts';
import { setAll, undecidedOf } from '#shared/alternatives/decisions.ts';
import { isLive, shownButtons, type Button as Press } from '#shared/alternatives/press-button.ts';
import { labelOf } from '#shared/alternatives/live-total.ts';
import { Button } from '#client/components/button/button.tsx';
import { useAdminView } from '#client/stores/admin-view.tsx';
import { T } from '#client/i18n/t.tsx';
import type { Steps } from '../state/use-steps.ts';
import { chosenWords, savedWords } from './decision-state.tsx';
import { StepBar } from './step-bar.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './summary.module.css';
import { TotalExplained, TotalLines } from './total-lines.tsx';
import { UndecidedLinks } from './undecided-links.tsx';

interface SummaryProps {
  alternative: Alternative;
  busy: boolean;
  sending: boolean;
  steps: Steps;
}

/** The total and the buttons; always visible while deciding. */
export const Summary = ({ alternative, busy, sending, steps }: SummaryProps) => {
  const shown = shownButtons(alternative, useAdminView());
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const button = (press: Exclude<Press, 'confirm-cancel'>, variant: 'primary' | 'secondary') => (
    <Button
      type="submit"
      name="button"
      value={press}
      variant={variant}
      wide
      busy={busy}
      disabled={!isLive(alternative, press)}
      i18nKey={press === 'cancel' ? 'alternatives.cancelRefund' : labelOf(alternative, press)}
    />
  );
  return (
    <aside
      ref={bar}
      className={classNames('panel stack', styles.summary)}
      aria-labelledby="alternatives-total"
      data-print="show"
      data-at={steps.at ?? undefined}
    >
      <T
        parent="h2"
        id="alternatives-total"
        className={classNames('text-l', styles.title)}
        i18nKey="alternatives.total"
      />
      <StepBar steps={steps} />
      {shown.several && <Total alternative={alternative} steps={steps} />}
      {shown.single && <SingleTotal alternative={alternative} />}
      <p role="status" className={classNames('muted text-s', styles.sending)}>
        {sending && <T i18nKey="common.sending" />}
      </p>
      <div className={classNames('stack gap-3', styles.buttons)}>
        {shown.single && button('agree', 'primary')}
        {shown.single && button('cancel', 'secondary')}
        {shown.several && button('submit', shown.single ? 'secondary' : 'primary')}
      </div>
    </aside>
  );
};

/** Sets `--bar` on the form to the bar's height. */
const useBarHeight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = bar.current;
    const form = element?.closest('form');
    if (!element || !form) return undefined;
    const observer = new ResizeObserver(() => {
      form.style.setProperty('--bar', `${Math.ceil(element.getBoundingClientRect().height)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar]);
};

/** The total of the decisions made so far. */
const Total = ({ alternative, steps }: { alternative: Alternative; steps: Steps }) => {
  const undecided = undecidedOf(alternative);
  return (
    <>
      {/* An <output> may not contain paragraphs. */}
      <div role="status" className={classNames('stack gap-1', styles.total)}>
        <TotalLines alternative={alternative} decided={undecided.length === 0} />
      </div>
      <TotalExplained alternative={alternative} place="below-total" />
      {undecided.length > 0 && (
        <div className={classNames('text-s', styles.undecided)}>
          <p className="muted">
            <T i18nKey="alternatives.undecided" />: {undecided.length}
          </p>
          <UndecidedLinks alternative={alternative} steps={steps} />
        </div>
      )}
    </>
  );
};

/** A single replacement shows the total of either decision. */
const SingleTotal = ({ alternative }: { alternative: Alternative }) => {
  const words = isAllSaved(alternative.replacements) ? savedWords : chosenWords;
  const possible = [true, false].filter((decision) =>
    alternative.replacements.every((one) => !one.locked || one.decision === decision),
  );
  return (
    <dl className={classNames('stack gap-3', styles.either)}>
      {possible.map((decision) => (
        <div key={String(decision)}>
          <T parent="dt" className="muted text-s" i18nKey={words[`${decision}`]} />
          <dd>
            <TotalLines alternative={setAll(alternative, decision)} decided />
          </dd>
        </div>
      ))}
    </dl>
  );
};
