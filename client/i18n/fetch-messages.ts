import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { Resources } from '#shared/text/message-tree.ts';

/** Milliseconds (behaviour/timings 11). */
const timeout = 10_000;

/** The server no longer has the version that the page was rendered with. */
export class OtherVersion extends Error {}

/**
 * Loads the messages that the page was rendered with and preloads. Rejects if it cannot: hydrating with others
 * would discard what was typed (behaviour/languages 8).
 */
export const fetchMessages = async (locale: LocaleCode, version: string): Promise<Resources> => {
  const response = await fetch(`${bffPaths.messages(locale)}?v=${encodeURIComponent(version)}`, {
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(`messages: status ${response.status}`);
  const present = response.headers.get('x-messages-version');
  if (present !== null && present !== version) throw new OtherVersion(`messages: ${present}, not ${version}`);
  return (await response.json()) as Resources;
};
