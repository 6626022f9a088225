import { expect, test } from 'vitest';
import { localeCodes, type LocaleCode } from '#shared/projects/locales.ts';
import { markLanguage } from '#shared/text/language-mark.ts';
import type { WordTree } from '#shared/text/word-tree.ts';
import { createWords, layerLocaleFiles, mergeTranslations } from './words.ts';

const files = new Map<LocaleCode, WordTree>([
  ['de', { common: { close: 'Schließen', send: 'Senden' }, title: 'Hilfe' }],
  ['fr', { common: { close: 'Fermer', send: 'Envoyer' } }],
  ['de_CH', { common: { close: 'Schliessen' } }],
  ['BE_fr', { common: { send: 'Expédier' } }],
]);
const layered = layerLocaleFiles(files);

const inGerman = (text: string) => markLanguage(text, 'de-DE');
const inEnglish = (text: string) => markLanguage(text, 'en-GB');

test.each([
  { code: 'de_CH', words: { common: { close: 'Schliessen', send: 'Senden' }, title: 'Hilfe' } },
  { code: 'BE_fr', words: { common: { close: 'Fermer', send: 'Expédier' }, title: inGerman('Hilfe') } },
  { code: 'fr', words: { common: { close: 'Fermer', send: 'Envoyer' }, title: inGerman('Hilfe') } },
  {
    code: 'sk',
    words: {
      common: { close: inGerman('Schließen'), send: inGerman('Senden') },
      title: inGerman('Hilfe'),
    },
  },
] as const)(
  '$code says what its file lacks as its base language does, then as German does, and which of both it is',
  ({ code, words }) => {
    expect(layered.get(code)).toEqual(words);
  },
);

test('a text that waits for its translation is marked as English, in a variant and in what falls back on it as well', () => {
  const waiting = layerLocaleFiles(files, { fr: ['common.send'], de: ['title'] });
  expect(waiting.get('fr')).toEqual({
    common: { close: 'Fermer', send: inEnglish('Envoyer') },
    title: inEnglish('Hilfe'),
  });
  expect(waiting.get('BE_fr')).toMatchObject({ common: { close: 'Fermer', send: 'Expédier' } });
  expect(waiting.get('de_CH')).toMatchObject({ title: inEnglish('Hilfe') });
});

test('every locale has words, and the files stay as they are', () => {
  expect([...layered.keys()]).toEqual([...localeCodes]);
  expect(files.get('de_CH')).toEqual({ common: { close: 'Schliessen' } });
});

test.each([
  { name: 'a text never takes the place of a branch', over: { common: 'x' } },
  { name: 'a branch never takes the place of a text', over: { title: { of: 'x' } } },
  { name: 'no key reaches the prototype', over: JSON.parse('{"__proto__":{"x":"x"},"constructor":"x"}') },
] as { name: string; over: WordTree }[])('$name', ({ over }) => {
  const under = { common: { close: 'Schließen' }, title: 'Hilfe' };
  const merged = mergeTranslations(under, over);
  expect(merged).toEqual(under);
  expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
});

test('translations of the upstream lie over the file, the later over the earlier; another word is another version', () => {
  const file = { title: 'Hilfe', text: 'Text' };
  const own = createWords(file, []);
  const edited = createWords(file, [{ title: 'Service' }, { title: 'Hilfe-Center' }]);
  expect(edited.tree).toEqual({ title: 'Hilfe-Center', text: 'Text' });
  expect(edited.version).not.toBe(own.version);
  expect(createWords(file, []).version).toBe(own.version);
});
