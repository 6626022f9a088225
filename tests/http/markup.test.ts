import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { servedPages, type ServedPage } from '#tests/builders/served-pages.ts';
import { startEmbeddedSite, type EmbeddedSite } from '#tests/setup/start-embedded-site.ts';

const host = 'help.atd-parts.co.uk';
let site: EmbeddedSite;
let pages: readonly ServedPage[];

beforeAll(async () => {
  site = await startEmbeddedSite();
  await vi.waitFor(
    async () => expect((await site.ask(host, '/categories/12/1201/120101')).status).toBe(200),
    25_000,
  );
  pages = await servedPages(site, host);
});
afterAll(() => site.close());

/** What html-validate recommends, but for the rules below. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React's spelling, which is HTML all the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The specification makes titles of a title, two words, the shop and the country.
    'long-title': 'off',
    // A label around its field names it for programs of voice control only by `for`.
    'no-redundant-for': 'off',
    // A list may have a name: two lists of languages would be told apart by nothing else.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A list of ticked boxes, or of open replacements, is sent under one name.
    'form-dup-name': 'off',
    // The list of a combobox; browsers have no element for it.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
  },
});

// behaviour/controls 18
test('every page and every state of a form is markup that html-validate recommends', async () => {
  const found: string[] = [];
  for (const [where, html] of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${ruleId}: ${message} (${selector}) ${where}`);
  }
  expect(pages.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});

test('no link says that it opens a dialog before script is there: until then it leads elsewhere', () => {
  const saying = pages.filter(([, html]) => /<a\b[^>]*aria-haspopup/.test(html)).map(([where]) => where);
  expect(saying).toEqual([]);
});
