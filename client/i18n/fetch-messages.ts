import german from '../../locales/de.json';
import { bffPaths } from '../../shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '../../shared/projects/locales.ts';
import type { MessageTree } from '../../shared/rendering/render-contract.ts';

/**
 * The words the page was rendered with: the very resource that its `<link rel=preload>` names, so that hydration can
 * never disagree. Where it cannot be had, German, which is bundled (spec 7), keeps the page alive.
 */
export const fetchMessages = async (locale: LocaleCode, version: string): Promise<MessageTree> => {
  try {
    const response = await fetch(`${bffPaths.messages(locale)}?v=${encodeURIComponent(version)}`);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return (await response.json()) as MessageTree;
  } catch (error) {
    console.error('words of this language could not be loaded', error);
    return german;
  }
};
