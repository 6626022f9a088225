import { truncate } from '#shared/text/truncate.ts';

/** Longest text of a preview, in characters; ours, for spec 9 gives no number ("a fixed length with "..." appended"). */
const textLength = 100;

/** Smallest picture worth showing, in pixels of its longer side; ours, for spec 3 gives no number. */
const imageMinimum = 200;

export const previewText = (shortContent: string): string => truncate(shortContent, textLength);

/** A picture becomes the preview image only if at least one dimension reaches the minimum (spec 3, Article). */
export const isPreviewSize = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) >= imageMinimum;
