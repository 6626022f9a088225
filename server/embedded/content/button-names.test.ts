import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languageCodes, locales } from '#shared/projects/locales.ts';
import { readContent } from '../seed/read-content.ts';
import { createUiWords } from '../seed/ui-words.ts';

const content = readContent(fileURLToPath(new URL('.', import.meta.url)));

/**
 * What a visitor of the help pages presses, fills in or opens. Links that are one everyday noun ("Returns") are not
 * among them: bold, they are as often the beginning of a list's item.
 */
// oxfmt-ignore
const namedKeys = [
  'footer.links.cookies', 'footer.links.cancellation', 'footer.links.accessibility', 'footer.links.complaintBook',
  'footer.service', 'contact.button', 'contact.toForm', 'vote.submit', 'complaint.submit', 'payment.submit',
  'cancellation.atdOrderId', 'cancellation.supplierId', 'cancellation.supplierOrderId', 'cancellation.submit',
  'alternatives.cancelRefund', 'alternatives.replace', 'alternatives.agree', 'alternatives.submit',
  'alternatives.payAndSubmit', 'alternatives.ok',
];

/** Where an article tells of a button of the shop's own pages, which bears the name of one of ours. */
const buttonsOfTheShop: Readonly<Record<string, string>> = {
  'change-or-cancel-order': 'footer.links.cancellation',
};

const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u2060]+/g, ' ')
    .trim()
    .toLowerCase();

/** Bold or in quotation marks: how an article names something on a screen. */
const namesIn = (file: string): readonly string[] =>
  [...file.matchAll(/\*\*([^*\n]+?)\s*:?\*\*|[“„«»‚‘"]\s*([^“”„«»‘’"\n]{1,60}?)\s*[”“»«’‘"]/g)].map(
    ([, bold, quoted]) => bold ?? quoted ?? '',
  );

const typedIn = (file: string, words: ReadonlyMap<string, string>, except?: string): string[] =>
  namesIn(file).flatMap((name) => {
    const key = words.get(plain(name));
    return key && key !== except ? `**${name}** is typed, write {{ui:${key}}}` : [];
  });

test.each(languageCodes)('articles of %s take the names of buttons and fields from the words', (language) => {
  const uiWords = createUiWords(language);
  const words = new Map(namedKeys.map((key) => [plain(uiWords(key) ?? ''), key]));
  expect(words.has('')).toBe(false);
  const typed = Array.from(content.get(language)?.articles ?? [], ([slug, file]) =>
    typedIn(file, words, buttonsOfTheShop[slug]).map(
      (problem) => `${locales[language].backendCode}/articles/${slug}.md: ${problem}`,
    ),
  );
  expect(typed.flat()).toEqual([]);
});

test('a typed name is found in bold, in quotes and before a colon', () => {
  const words = new Map([['replace', 'alternatives.replace']]);
  for (const source of [
    '**Replace**',
    '**Replace:**',
    '**Replace :**',
    '“Replace”',
    '„Replace“',
    '« Replace »',
  ])
    expect(typedIn(`Choose ${source} now`, words)).toHaveLength(1);
  expect(typedIn('Replace the part, **{{ui:alternatives.replace}}**', words)).toEqual([]);
});
