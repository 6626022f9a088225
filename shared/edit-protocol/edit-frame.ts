/**
 * Where a text on a page comes from: saved by an editor, the locale's own file, its base language, English until it
 * is translated, German in place of a text that is missing, or nowhere at all.
 */
export const textSources = ['edited', 'own', 'base', 'untranslated', 'fallback', 'none'] as const;
export type TextSource = (typeof textSources)[number];

/** Whether the language has no words of its own for it: what an editor wants to see first. */
export const isMissing = (source: TextSource): boolean =>
  source === 'untranslated' || source === 'fallback' || source === 'none';

/** What `GET /bff/edit-frame` answers. */
export interface EditFrame {
  readonly origins: readonly string[];
  readonly texts: Readonly<Record<string, TextSource>>;
}
