import { expect, test } from 'vitest';
import { localeCodes, type LocaleCode } from '#shared/projects/locales.ts';
import type { MessageTree } from '#shared/text/message-tree.ts';
import { createMessages, layerLocaleFiles, type Messages } from './messages.ts';

const files = new Map<LocaleCode, MessageTree>([
  ['de', { common: { close: 'Schließen', send: 'Senden' }, title: 'Hilfe' }],
  ['fr', { common: { close: 'Fermer', send: 'Envoyer' } }],
  ['de_CH', { common: { close: 'Schliessen' } }],
  ['BE_fr', { common: { send: 'Expédier' } }],
]);
const layered = layerLocaleFiles(files);
const treesOf = ({ resources }: Messages) =>
  Object.fromEntries(Object.entries(resources).map(([tag, { translation }]) => [tag, translation]));
const resourcesOf = (code: LocaleCode, texts = layered, translations: readonly MessageTree[] = []) =>
  treesOf(createMessages(code, texts.get(code) ?? new Map(), translations));

test.each([
  {
    code: 'de_CH',
    resources: { 'de-CH': { common: { close: 'Schliessen', send: 'Senden' }, title: 'Hilfe' } },
  },
  {
    code: 'BE_fr',
    resources: { 'fr-BE': { common: { close: 'Fermer', send: 'Expédier' } }, 'de-DE': { title: 'Hilfe' } },
  },
  {
    code: 'fr',
    resources: { 'fr-FR': { common: { close: 'Fermer', send: 'Envoyer' } }, 'de-DE': { title: 'Hilfe' } },
  },
  { code: 'sk', resources: { 'de-DE': { common: { close: 'Schließen', send: 'Senden' }, title: 'Hilfe' } } },
] as const)(
  '$code says what its file lacks as its base language does, then as German does, each under its language',
  ({ code, resources }) => {
    expect(resourcesOf(code)).toEqual(resources);
  },
);

test('a text that waits for its translation is English, in a variant and in what falls back on it as well', () => {
  const waiting = layerLocaleFiles(files, { fr: ['common.send'], de: ['title'] });
  expect(resourcesOf('fr', waiting)).toEqual({
    'fr-FR': { common: { close: 'Fermer' } },
    'en-GB': { common: { send: 'Envoyer' }, title: 'Hilfe' },
  });
  expect(resourcesOf('BE_fr', waiting)).toMatchObject({ 'fr-BE': { common: { send: 'Expédier' } } });
  expect(resourcesOf('de_CH', waiting)).toMatchObject({ 'en-GB': { title: 'Hilfe' } });
});

test('every locale has messages, and the files stay as they are', () => {
  expect([...layered.keys()]).toEqual([...localeCodes]);
  expect(files.get('de_CH')).toEqual({ common: { close: 'Schliessen' } });
});

test.each([
  { name: 'a text never takes the place of a branch', over: { common: 'x' } },
  { name: 'a branch never takes the place of a text', over: { common: { close: { of: 'x' } } } },
  { name: 'not even of one in another language', over: { title: { of: 'x' } } },
  { name: 'no key reaches the prototype', over: JSON.parse('{"__proto__":{"x":"x"},"constructor":"x"}') },
] as { name: string; over: MessageTree }[])('$name', ({ over }) => {
  const resources = resourcesOf('fr', layered, [over]);
  expect(resources).toEqual(resourcesOf('fr'));
  expect(Object.getPrototypeOf(resources['fr-FR'])).toBe(Object.prototype);
});

test('translations of the upstream lie over the file, the later over the earlier; another word is another version', () => {
  const translate = (...translations: MessageTree[]) =>
    createMessages('fr', layered.get('fr') ?? new Map(), translations);
  const edited = translate({ title: 'Service' }, { title: 'Aide' });
  expect(treesOf(edited)).toEqual({
    'fr-FR': { common: { close: 'Fermer', send: 'Envoyer' }, title: 'Aide' },
  });
  expect(edited.version).not.toBe(translate().version);
  expect(translate().version).toBe(translate().version);
});
