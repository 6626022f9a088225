import type { i18n } from 'i18next';
import { flattenMessages, nestMessages, type MessageTree } from '#shared/text/message-tree.ts';

const namespace = 'translation';
/** Edits are shown together this often at most, in milliseconds: a flood of them must not be a flood of renders. */
const renderPause = 50;

export interface LiveMessages {
  /** Puts texts in the place of others, within `renderPause` and wherever they stand. Keys that nobody knows are left out. */
  readonly replace: (texts: MessageTree) => void;
  /** Shows these texts instead of all, or with `null` no longer. */
  readonly cover: (texts: Readonly<Record<string, string>> | null) => void;
  /** The text of a key as it is written, an edit included; `undefined` where there is none. */
  readonly textOf: (key: string) => string | undefined;
  /** Everything that shows messages renders again. */
  readonly refresh: () => void;
}

/**
 * The messages of the page as an editor changes them. i18next interpolates and counts as ever, React shows what comes out
 * as text.
 */
export const createLiveMessages = (
  i18n: i18n,
  isKnown: (key: string) => boolean,
  schedule: (work: () => void, delay: number) => unknown = setTimeout,
): LiveMessages => {
  const language = i18n.language;
  const textsIn = (tag: string) =>
    flattenMessages((i18n.getResourceBundle(tag, namespace) ?? {}) as MessageTree);
  const messages = new Map(textsIn(language));
  const others = new Map(i18n.languages.flatMap((tag) => (tag === language ? [] : [...textsIn(tag)])));
  const textOf = (key: string) => messages.get(key) ?? others.get(key);
  let covering: Readonly<Record<string, string>> | null = null;
  let isWaiting = false;

  // Whatever called `useTranslation` renders again once the bundle is added.
  const apply = () => {
    const shown = covering ? [...messages, ...Object.entries(covering)] : [...messages];
    i18n.removeResourceBundle(language, namespace);
    i18n.addResourceBundle(language, namespace, nestMessages(shown));
  };
  const applySoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    schedule(() => {
      isWaiting = false;
      apply();
    }, renderPause);
  };

  return {
    replace(texts) {
      const known = [...flattenMessages(texts)].filter(([key, text]) => isKnown(key) && textOf(key) !== text);
      if (known.length === 0) return;
      for (const [key, text] of known) messages.set(key, text);
      applySoon();
    },
    cover(texts) {
      covering = texts;
      apply();
    },
    textOf: (key) => textOf(key) || undefined,
    refresh: apply,
  };
};
