import german from '#locales/de.json';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { MessageTree } from '#shared/rendering/render-contract.ts';

/** Words, and the language they are in: another than the page's where its own could not be had. */
interface Words {
  readonly locale: LocaleCode;
  readonly messages: MessageTree;
}

/**
 * The words the page was rendered with: the very resource that its `<link rel=preload>` names, so that hydration can
 * never disagree. Where it cannot be had, German, which is bundled (behaviour/languages 8), keeps the page alive; that
 * is logged (behaviour/errors 13).
 */
export const fetchMessages = async (locale: LocaleCode, version: string): Promise<Words> => {
  try {
    const response = await fetch(`${bffPaths.messages(locale)}?v=${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return { locale, messages: (await response.json()) as MessageTree };
  } catch (error) {
    console.error('words of this language could not be loaded', error);
    return { locale: 'de', messages: german };
  }
};
