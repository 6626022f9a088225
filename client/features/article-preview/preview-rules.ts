/** Smallest picture worth showing, in pixels of its longer side; our own figure (behaviour/articles 5). */
const imageMinimum = 200;

/** A picture becomes the preview image only if at least one dimension reaches the minimum (behaviour/articles 5). */
export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= imageMinimum;
