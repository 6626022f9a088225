import type { i18n } from 'i18next';
import { flattenMessages, nestMessages, type MessageTree } from '#shared/text/message-tree.ts';

const namespace = 'translation';
/** Milliseconds between renders while edits come in quickly. */
const renderPause = 50;

export interface LiveMessages {
  /** Replaces texts within `renderPause`. Unknown keys are ignored. */
  readonly replace: (texts: MessageTree) => void;
  /** Shows these texts instead of all others; `null` ends that. */
  readonly cover: (texts: Readonly<Record<string, string>> | null) => void;
  /** The text of a key with edits applied, placeholders and all. */
  readonly textOf: (key: string) => string | undefined;
  /** Renders everything that shows messages again. */
  readonly refresh: () => void;
}

/** The page's messages as an editor changes them. */
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

  // Adding the bundle makes everything that called `useTranslation` render again.
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
