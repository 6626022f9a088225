/** Our own figure, in pixels (behaviour/articles 5). */
const imageMinimum = 200;

export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= imageMinimum;
