import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Alternative } from '#shared/alternatives/alternative.ts';

/** What is looked at: what it is about, one replacement by its place in the order (from 1), or all decisions before they are sent. */
export type StepName = 'start' | 'review' | number;

export interface Steps {
  /** `null` where there is nothing to go through: a single replacement, or none that is open. */
  readonly at: StepName | null;
  readonly count: number;
  /** Shows a step from its beginning, with the focus there. */
  readonly turnTo: (step: StepName) => void;
}

/** Where links to a replacement that is still undecided lead. */
export const replacementAnchor = (id: number): string => `replacement-${id}`;

export const edgeAnchor = { start: 'step-start', review: 'step-review' } as const;

/**
 * One replacement at a time, on phones (behaviour/orders 35). Which steps are hidden says the style sheet: a page without script
 * is served the same, and shows all of them.
 */
export const useSteps = ({ replacements }: Alternative): Steps => {
  const [at, setAt] = useState<StepName>('start');
  const count = replacements.length;
  const isOpen = count > 1 && replacements.some(({ locked }) => !locked);
  return {
    at: isOpen ? at : null,
    count,
    turnTo: (step) => {
      flushSync(() => setAt(step));
      const anchor =
        typeof step === 'number' ? replacementAnchor(replacements[step - 1]?.id ?? 0) : edgeAnchor[step];
      const part = document.getElementById(anchor);
      part?.focus({ preventScroll: true });
      part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
};

/** The step after or before one; `undefined` beyond either end. */
export const neighbour = ({ at, count }: Steps, direction: 1 | -1): StepName | undefined => {
  const all: readonly StepName[] = [
    'start',
    ...Array.from({ length: count }, (_, index) => index + 1),
    'review',
  ];
  return at === null ? undefined : all[all.indexOf(at) + direction];
};

/** Spread on a part: the style sheet hides those of other steps on phones. */
export const partOf = ({ at }: Steps, step: StepName) => ({
  'data-step': at === null ? undefined : at === step ? 'shown' : 'other',
});
