import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { dropSecondStop } from '#shared/text/second-stop.ts';
import type { Resources } from '#shared/text/message-tree.ts';

/** Amounts may end in a full stop (`kr.`), and so do the sentences that they stand in. */
const oneStop: PostProcessorModule = { type: 'postProcessor', name: 'one-stop', process: dropSecondStop };

/**
 * One i18next instance: per state of the messages on the server, per tab in the browser.
 *
 * @param tag BCP 47, for the shop's own codes would take the plural rules of other languages (`si` is Sinhala to `Intl`,
 *   `BE_fr` Belarusian).
 */
export const createI18n = (tag: string, resources: Resources): i18n => {
  const instance = i18next.createInstance();
  void instance.use(oneStop).init({
    postProcess: [oneStop.name],
    lng: tag,
    fallbackLng: Object.keys(resources).filter((other) => other !== tag),
    load: 'currentOnly',
    resources,
    initAsync: false,
    // Everything is there from the start. An editor's changes are added to the store.
    react: { useSuspense: false, bindI18nStore: 'added' },
    // Texts are an editor's as well: a text that includes itself must not stop the page, so nesting has no sign.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
  });
  return instance;
};
