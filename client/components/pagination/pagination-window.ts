type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The page numbers to show: first, last, current with its neighbours, and gaps. The length is constant, so that
 * buttons do not move.
 */
export const pageWindow = (current: number, count: number, around = 1): PageSlot[] => {
  const shown = 2 * around + 5; // ends, gaps, neighbours, current
  if (count <= shown) return Array.from({ length: count }, (_, index) => index + 1);

  const inner = shown - 4;
  const start = Math.min(Math.max(current - around, 3), count - inner - 1);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  const end = start + inner - 1;
  return [1, start > 3 ? 'gap-before' : 2, ...middle, end < count - 2 ? 'gap-after' : count - 1, count];
};
