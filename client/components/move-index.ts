type Axis = 'horizontal' | 'vertical';

const steps: Record<Axis, Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/**
 * Where a key moves the focus among `count` items: arrows wrap, Home and End go to the ends (WAI-ARIA APG).
 * `undefined` for all other keys.
 */
export const moveIndex = (key: string, current: number, count: number, axis: Axis): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[axis][key];
  if (step === undefined) return undefined;
  // Nothing is focused yet.
  if (current < 0) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
};
