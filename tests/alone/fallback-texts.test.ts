import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { attributeOf, isElement, type Element, type Parent } from '#shared/article-html/html-tree.ts';
import type * as Messages from '#server/content/messages.ts';
import { readLocaleFiles } from '#server/content/messages.ts';
import { flattenMessages } from '#shared/text/message-tree.ts';
import { sharedEmbeddedClient } from '#tests/builders/embedded-api.ts';
import { servedPages } from '#tests/builders/served-pages.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

/** French has no text of its own: every one of them falls back to German. */
vi.mock(import('#server/content/messages.ts'), async (load) => {
  const messages = await load();
  return { ...messages, readLocaleFiles: () => new Map([...messages.readLocaleFiles(), ['fr', {}]]) };
});

const host = 'help.atd-parts.fr';
const api = await sharedEmbeddedClient();
let site: Site;
beforeAll(async () => {
  site = await startSite(api.url);
});
afterAll(() => site.close());

/** What reads the same in French may be of the content. */
const actual = await vi.importActual<typeof Messages>('#server/content/messages.ts');
const inBoth = new Set(flattenMessages(actual.readLocaleFiles().get('fr') ?? {}).values());

const german = [...flattenMessages(readLocaleFiles().get('de') ?? {}).values()].map(
  (text) =>
    new RegExp(
      `^${text
        .split(/\{\{\w+\}\}/)
        .map((part) => part.replaceAll(/[.*+?^$()[\]|\\]/g, '\\$&'))
        .join('.+')}$`,
    ),
);
const isGerman = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && !inBoth.has(text.trim()) && german.some((pattern) => pattern.test(text.trim()));

/** Read by a name of theirs; of other elements the content is read as well, which is in its own language. */
const readByName = new Set(['a', 'button', 'img', 'input', 'select', 'svg', 'textarea']);
const names = ['aria-label', 'alt', 'placeholder', 'title'];

/** German texts by the language that a reader is told, `where: text`. */
const textsIn = (parent: Parent, lang: string): readonly (readonly [lang: string, text: string])[] =>
  parent.childNodes.flatMap((node) => {
    if (!isElement(node))
      return 'value' in node && isGerman(node.value) ? [[lang, node.value.trim()] as const] : [];
    if (['script', 'title', 'style'].includes(node.tagName)) return [];
    const own = attributeOf(node, 'lang') ?? lang;
    return [
      ...namesOf(node).map((text) => [own, `${node.tagName}: ${text}`] as const),
      ...textsIn(node, own),
    ];
  });

const namesOf = (element: Element): readonly string[] =>
  readByName.has(element.tagName)
    ? names.map((name) => attributeOf(element, name) ?? '').filter((text) => isGerman(text))
    : [];

// behaviour/languages 14, WCAG 3.1.2
test('every text that fell back to another language says which, wherever it stands', async () => {
  for (const [path, html] of await servedPages(site, host)) {
    expect(html, path).toContain('<html lang="fr-FR"');
    const texts = textsIn(parse(html), 'fr-FR');
    expect(texts.length, path).toBeGreaterThan(3);
    expect([path, texts.filter(([lang]) => lang !== 'de-DE')]).toEqual([path, []]);
  }
});

test('the messages that the browser is given name the language of each text', async () => {
  const { body } = await site.ask(host, `/bff/messages/fr`);
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['de-DE']);
});
