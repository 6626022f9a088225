import { truncate } from './truncate.ts';

/** Longest text of a preview, in characters; our own figure (behaviour/formats 10). */
const previewLength = 100;

/** The short text of an article as its preview shows it. */
export const previewText = (shortContent: string): string => truncate(shortContent, previewLength);
