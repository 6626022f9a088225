type Axis = 'horizontal' | 'vertical';

const steps: Record<Axis, Record<string, 1 | -1>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/**
 * Where a key takes the focus in a row of `count` things: arrows wrap, Home and End go to the ends
 * (WAI-ARIA APG). `undefined` when the key means nothing here, and the event must be left alone.
 */
export const moveIndex = (key: string, current: number, count: number, axis: Axis): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[axis][key];
  if (step === undefined) return undefined;
  // Nothing focused yet (-1): forwards begins at the first, backwards at the last.
  if (current < 0) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
};
