import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Alternative } from '#shared/alternatives/alternative.ts';

/** A replacement by its place in the order, from 1. */
export type StepName = 'start' | 'review' | number;

export interface Steps {
  /** `null` if there are no steps: a single replacement, or none open. */
  readonly at: StepName | null;
  readonly count: number;
  /** Shows a step from the top and focuses it. */
  readonly turnTo: (step: StepName) => void;
}

export const replacementAnchor = (id: string): string => `replacement-${id}`;

export const edgeAnchor = { start: 'step-start', review: 'step-review' } as const;

/**
 * The steps on phones (behaviour/orders 35). The style sheet hides the others, so that without script all are
 * shown.
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
        typeof step === 'number' ? replacementAnchor(replacements[step - 1]?.id ?? '') : edgeAnchor[step];
      const part = document.getElementById(anchor);
      part?.focus({ preventScroll: true });
      part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    },
  };
};

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
