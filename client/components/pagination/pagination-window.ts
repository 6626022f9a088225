type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The page numbers to show: first, last, current with its neighbours, and gaps. Always seven where there are more, so
 * that buttons do not move.
 */
export const pageWindow = (current: number, count: number): PageSlot[] => {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1);
  const before = Math.min(Math.max(current - 1, 3), count - 4);
  const after = before + 2;
  const [start, end] = [before > 3 ? 'gap-before' : 2, after < count - 2 ? 'gap-after' : count - 1] as const;
  return [1, start, before, before + 1, after, end, count];
};
