import i18next, { type i18n, type PostProcessorModule } from 'i18next';
import { dropSecondStop } from '#shared/text/second-stop.ts';
import type { Resources } from '#shared/text/message-tree.ts';

/** An amount may end in a full stop (`kr.`), and so may its sentence. */
const oneStop: PostProcessorModule = { type: 'postProcessor', name: 'one-stop', process: dropSecondStop };

/**
 * One i18next instance: per version of the messages on the server, per tab in the browser.
 *
 * @param tag BCP 47, as `Intl` reads the shop's own codes as other languages (`si` as Sinhala, `BE_fr` as
 *   Belarusian).
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
    // Everything is loaded from the start; an editor's changes are added to the store.
    react: { useSuspense: false, bindI18nStore: 'added' },
    // Editors write texts: one that includes itself must not block the page, so nesting is off.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
  });
  return instance;
};
