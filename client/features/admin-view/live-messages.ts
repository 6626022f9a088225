import type { i18n } from 'i18next';
import { flattenMessages, nestMessages, type MessageTree } from '#shared/text/message-tree.ts';

const namespace = 'translation';
/** Milliseconds between renders while edits come in quickly. */
const renderPause = 50;

/** The page's messages as an editor changes them. */
export const createLiveMessages = (
  i18n: i18n,
  isKnown: (key: string) => boolean,
  schedule: (work: () => void, delay: number) => unknown = setTimeout,
) => {
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
    /** Replaces texts within `renderPause`. Unknown keys are ignored. */
    replace(texts: MessageTree): void {
      const known = [...flattenMessages(texts)].filter(([key, text]) => isKnown(key) && textOf(key) !== text);
      if (known.length === 0) return;
      for (const [key, text] of known) messages.set(key, text);
      applySoon();
    },
    /** Shows these texts instead of all others; `null` ends that. */
    cover(texts: Readonly<Record<string, string>> | null): void {
      covering = texts;
      apply();
    },
    /** The text of a key with edits applied, placeholders and all. */
    textOf: (key: string): string | undefined => textOf(key) || undefined,
    /** Renders everything that shows messages again. */
    refresh: apply,
  };
};
