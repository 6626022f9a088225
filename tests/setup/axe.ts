import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page, a line for each rule that is broken. Frames are judged by what stands around them: what is in
 * them is a page of its own, or a stand-in for somebody else's.
 */
export const violationsOf = async (
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> => {
  // Read once a document, and not into its frames: by itself the library reads it twice, and a look costs a fifth more.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode();
  // Of what is in order nothing is told: that would be thousands of elements.
  // Nor are style sheets and films fetched once more: no rule that is on needs them.
  const options: Parameters<AxeBuilder['options']>[0] = {
    resultTypes: ['violations'],
    preload: false,
    iframes: false,
  };
  const narrowed = narrow(axe.options(options));
  // Who speaks to the computer says what is seen. Not on by itself; `disableRules` begins the list anew.
  options.rules = { ...options.rules, 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await narrowed.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};

/** Ends what is on its way from one colour to another, which is neither, and lets nothing set out while it is held. */
export const holdColours = (page: Page, held: boolean): Promise<void> =>
  page.evaluate((hold) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets = hold ? [sheet] : [];
  }, held);
