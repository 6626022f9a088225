export interface TrailWidths {
  /** The room there is; all measures in CSS pixels, separators included. */
  available: number;
  home: number;
  /** Each link between home and the current page, in order. */
  trail: readonly number[];
  /** The current page's title, unshortened. */
  current: number;
  ellipsis: number;
}

/**
 * How many links after home go into the ellipsis menu so that the rest fits: none if all fit, else as few as
 * will do, those nearest to home first. A title may claim half the room; beyond that it is cut short itself.
 */
export const collapsedCount = ({ available, home, trail, current, ellipsis }: TrailWidths): number => {
  const title = Math.min(current, available / 2);
  for (let hidden = 0; hidden < trail.length; hidden += 1) {
    const links = trail.slice(hidden).reduce((sum, width) => sum + width, 0);
    if (home + (hidden > 0 ? ellipsis : 0) + links + title <= available) return hidden;
  }
  return trail.length;
};
