import type { LocaleCode } from '#shared/projects/locales.ts';
import type { MessageTree } from '#shared/text/message-tree.ts';
import { sidePages } from '#tests/builders/served-pages.ts';
import type { Site } from '#tests/setup/start-site.ts';
import { readableText } from './typography.ts';

/** A text, and where it is read. */
export type PlacedText = readonly [where: string, text: string];

const leavesOf = (tree: MessageTree): string[] =>
  Object.values(tree).flatMap((word) => (typeof word === 'string' ? [word] : leavesOf(word)));

/** Every message, also those that only a press brings up; a number stands for what is filled in. */
const messagesOf = async (site: Site, host: string, locale: LocaleCode): Promise<string> => {
  const { body } = await site.ask(host, `/bff/messages/${locale}`);
  return leavesOf(JSON.parse(body) as MessageTree)
    .join('\n')
    .replaceAll(/\{\{(vat|count|amount)\}\}/g, '1')
    .replaceAll(/\{\{(\w+)\}\}/g, '$1');
};

const pageText = (body: string): string => readableText(body.slice(body.indexOf('<title')));

/**
 * What a host says besides its categories and articles, one page after the other: a busy site refuses to make many at
 * once. `visitor` is an address of its own: one visitor may not send what all hosts are sent.
 */
export const sideTexts = async (
  site: Site,
  host: string,
  locale: LocaleCode,
  visitor: string,
): Promise<PlacedText[]> => {
  const texts: PlacedText[] = [['words', await messagesOf(site, host, locale)]];
  for (const [where, html] of await sidePages(site, host, visitor)) texts.push([where, pageText(html)]);
  return texts;
};
