import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import type { LocaleCode } from '#shared/projects/locales.ts';
import type { Resources } from '#shared/text/message-tree.ts';

/** Longest wait for them, in milliseconds (behaviour/timings 11). */
const timeout = 10_000;

/** The server has other messages by now than those the page was rendered with, and no longer these. */
export class OtherVersion extends Error {}

/**
 * The messages that the page was rendered with: the very resource that its `<link rel=preload>` names. Rejects where they cannot
 * be had, for a page hydrated with others would be rendered anew and lose what was typed (behaviour/languages 8).
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
