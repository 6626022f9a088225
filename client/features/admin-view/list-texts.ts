import type { TextSource } from '#shared/edit-protocol/edit-frame.ts';
import { isPluralForm, stemOfKey } from '#shared/text/message-tree.ts';
import type { PageText } from '#shared/edit-protocol/messages.ts';

interface ListedPage {
  /** Keys of the page's texts in reading order, and whether each is visible now. */
  readonly used: Iterable<readonly [key: string, shown: boolean]>;
  readonly keys: readonly string[];
  readonly sourceOf: (key: string) => TextSource;
  readonly textOf: (key: string) => string | undefined;
}

/** The texts of a page, each key once. A plural form is followed by the other forms of its key. */
export const listTexts = ({ used, keys, sourceOf, textOf }: ListedPage): readonly PageText[] => {
  const shownByKey = new Map<string, boolean>();
  for (const [key, shown] of used) {
    shownByKey.set(key, shown || shownByKey.get(key) === true);
    if (!isPluralForm(key)) continue;
    const stem = stemOfKey(key);
    for (const form of keys)
      if (isPluralForm(form) && stemOfKey(form) === stem && !shownByKey.has(form))
        shownByKey.set(form, false);
  }
  return [...shownByKey].map(([key, shown]) => ({
    key,
    text: textOf(key) ?? '',
    source: sourceOf(key),
    shown,
  }));
};
