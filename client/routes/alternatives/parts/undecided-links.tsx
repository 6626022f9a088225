import type { MouseEvent } from 'react';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { undecidedOf } from '#shared/alternatives/decisions.ts';
import { T } from '#client/i18n/t.tsx';
import { replacementAnchor, type Steps } from '../state/use-steps.ts';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './undecided-links.module.css';

/**
 * Closes the dialog around the link, then focuses the choice: in the middle of the window, as the submit bar covers
 * its end, or on the bar on phones.
 */
const goTo = (anchor: string, step: number, steps: Steps) => (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  event.currentTarget.closest('dialog')?.close();
  steps.turnTo(step);
  const choice = document.getElementById(anchor)?.querySelector<HTMLElement>('input:enabled[type="radio"]');
  if (!choice) return;
  const isOnBar = getComputedStyle(choice.closest('fieldset') ?? choice).position === 'sticky';
  if (!isOnBar) choice.scrollIntoView({ block: 'center' });
  choice.focus({ preventScroll: true });
};

/** Links to the undecided replacements (behaviour/orders 14). */
export const UndecidedLinks = ({ alternative, steps }: { alternative: Alternative; steps: Steps }) => (
  <ul className={classNames('stack gap-0', styles.links)}>
    {undecidedOf(alternative).map((replacement) => {
      const anchor = replacementAnchor(replacement.id);
      const index = alternative.replacements.indexOf(replacement) + 1;
      return (
        <li key={replacement.id}>
          <a href={`#${anchor}`} onClick={goTo(anchor, index, steps)}>
            <T i18nKey="alternatives.toReplacement" values={{ index }} />
          </a>
        </li>
      );
    })}
  </ul>
);

/** Says that all must be decided before sending, in a dialog or in the served page. */
export const UndecidedNotice = ({ page, className }: { page: AlternativesPage; className: string }) => (
  <>
    <div className={className}>
      <T parent="p" i18nKey="alternatives.makeAllText" />
      <T parent="p" i18nKey="alternatives.undecidedList" />
    </div>
    <UndecidedLinks alternative={page.state.alternative} steps={page.steps} />
  </>
);
