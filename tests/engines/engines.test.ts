import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDemo, type DemoSite } from '#tests/setup/start-demo.ts';
import { findFirefox, findWebKit, type Found } from '../../scripts/find-engines.ts';
import { keys, press, see, type, visit, type Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/** The main journeys in the engines that no other test runs in. Chromium has them, step by step, in `tests/e2e`. */
let site: DemoSite;
beforeAll(async () => {
  site = await startDemo(fileURLToPath(new URL('../..', import.meta.url)));
});
afterAll(() => site.close());

const engineOf = <Programs extends string>(
  name: string,
  host: string,
  found: Found<Programs>,
  start: (programs: Readonly<Record<Programs, string>>) => Promise<Engine>,
) => ({
  host,
  name: 'missing' in found ? `${name} (the package ${found.missing} is missing)` : name,
  start: 'missing' in found ? null : () => start(found.programs),
});

/** Each decides an order of its own host. */
const engines = [
  engineOf('Firefox', 'help.atd-parts.co.uk', findFirefox(), startFirefox),
  engineOf('WebKit', 'help.atd-parts.ie', findWebKit(), startWebKit),
];

const article = '/categories/12/1201/120101';
const order = '/alternatives?id=11111111-1111-4111-8111-111111111111';
const severalReplacements = '/alternatives?id=33333333-3333-4333-8333-333333333333';
const at = (path: string) => `location.pathname === ${JSON.stringify(path)}`;
const there = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`;

describe.each(engines)('$name', ({ host, start }) => {
  const journey = start ? test : test.skip;
  let engine: Engine;
  const pageOf = (path: string) => `http://${host}.localhost:${site.port}${path}`;
  beforeAll(async () => {
    if (start) engine = await start();
  });
  // Where it never started there is nothing to close.
  afterAll(() => (engine as Engine | undefined)?.close());

  journey('the cookie question is answered once', async () => {
    await visit(engine, pageOf('/'));
    // Reject, allow, customise: beside the one heading that can take the focus.
    const answers = ':has(> div > h2[tabindex="-1"]) > div:last-child > button';
    await press(engine, `${answers}:first-child`);
    await see(engine, `localStorage.getItem('consent')?.includes('reject')`);
    await visit(engine, pageOf('/'));
    await see(engine, `!${there(answers)}?.checkVisibility()`);
  });

  journey('links lead on without a new document, and back', async () => {
    await visit(engine, pageOf('/'));
    await engine.ask(`void (window.sameDocument = true)`);
    await press(engine, 'main a[href="/categories/12"]');
    // The address changes first: home has a link to the article as well, elsewhere.
    await see(engine, `document.title.startsWith('Delivery |')`);
    await press(engine, `main a[href="${article}"]`);
    await see(engine, `${at(article)} && ${there('#vote')}`);
    await engine.ask('history.back()');
    await see(engine, at('/categories/12'));
    expect(await engine.ask('window.sameDocument')).toBe(true);
  });

  journey('the search is used by keyboard alone', async () => {
    await visit(engine, pageOf('/'));
    await engine.ask(`${there('main [role="combobox"]')}.focus()`);
    await type(engine, 'parcel');
    await see(engine, there('[role="option"]'));
    await type(engine, keys.down);
    await see(engine, there('[aria-activedescendant]'));
    await type(engine, keys.enter);
    await see(engine, `location.pathname.startsWith('/categories/')`);
  });

  journey('a no is sent with its reasons, and thanked for', async () => {
    await visit(engine, pageOf(article));
    await press(engine, '#vote button[value="-1"]');
    await press(engine, '#vote label:has([name="reasons"])');
    await press(engine, '#vote form:has([name="comment"]) button[type="submit"]');
    await see(engine, `${there('#vote [role="status"]')}.textContent !== ''`);
    await see(engine, `localStorage.getItem('votes')?.includes('120101')`);
  });

  journey('an order is decided, to its receipt', async () => {
    await visit(engine, pageOf(order));
    await press(engine, 'main button[value="agree"]');
    await see(engine, `${there('dialog#alternatives-confirmed')}?.open`);
    await type(engine, keys.escape);
    await see(engine, there('#receipt-title'));
  });

  journey('a dialog takes the focus, closes on Escape and gives the focus back', async () => {
    await visit(engine, pageOf('/'));
    const opener = 'footer button[commandfor="order-cancellation"]';
    const dialog = there('dialog#order-cancellation');
    await press(engine, opener);
    await see(engine, `${dialog}.open && ${dialog}.contains(document.activeElement)`);
    await type(engine, keys.escape);
    await see(engine, `!${dialog}.open && document.activeElement === ${there(opener)}`);
  });

  journey('icons of the help areas are drawn as strongly as the icons around them', async () => {
    await visit(engine, pageOf('/'));
    const sprite = await engine.ask(`${there('use')}.href.baseVal.split('#')[0]`);
    await engine.open(pageOf(String(sprite)));
    // Where an engine cannot read a width, it draws a line of one pixel.
    const widths = `[...document.querySelectorAll('symbol[stroke-width^=calc]')].map((each) => parseFloat(getComputedStyle(each).strokeWidth))`;
    await see(engine, `${widths}.length > 0 && ${widths}.every((width) => width > 2)`);
  });

  journey('the language switch leads to the same page on the other host', async () => {
    await visit(engine, pageOf('/categories/12'));
    await press(engine, 'header button[aria-expanded]');
    await press(engine, 'header a[hreflang="fr-FR"]');
    await see(engine, `location.host.startsWith('help.atd-parts.fr') && ${at('/categories/12')}`);
  });

  journey('the desk lists the texts of the site in its frame, and shows what is written', async () => {
    await engine.open(`${site.deskOrigin}/editor`);
    await press(engine, '.row-head');
    await see(engine, `document.activeElement?.matches('textarea')`);
    await type(engine, '!');
    await see(engine, there('.badge.draft'));
  });

  describe('on a phone', () => {
    beforeAll(() => (engine as Engine | undefined)?.resize(390, 667));

    journey('an article begins with its task', async () => {
      await visit(engine, pageOf('/categories/11/1101/110101'));
      await see(engine, 'innerWidth < 768');
      await see(engine, `${there('main header a[href$="/account/returns"]')}.checkVisibility()`);
    });

    journey('a guide leads to its outcome a step at a time, and on to a person', async () => {
      await visit(engine, pageOf('/categories/11/1102/110205'));
      await see(engine, there('.guide[data-step="section-1"]'));
      await press(engine, '.guide a[href="#section-3"]');
      const steps = `[...document.querySelectorAll('.guide h3')].filter((each) => each.checkVisibility())`;
      await see(engine, `document.activeElement?.id === 'section-3' && ${steps}.length === 1`);
      await press(engine, '.guide a[href="#contact"]');
      const dialog = there('dialog#contact-dialog');
      await see(engine, `${dialog}.open && ${dialog}.querySelector('details')`);
      // Tiles, of which the form is one.
      await see(engine, `${dialog}.querySelector('li > a[href*="/contact?"]').checkVisibility()`);
      await type(engine, keys.escape);
      await see(engine, `!${dialog}.open && document.activeElement?.matches('a[href="#contact"]')`);
    });

    journey('the panel shows what its first line answers, and leads on where nothing is found', async () => {
      await visit(engine, pageOf('/'));
      await engine.ask(`${there('main [role="combobox"]')}.focus()`);
      await type(engine, 'parcel');
      await see(engine, `${there('[role="option"] [class*="_answer_"]')}.textContent.length > 20`);
      await type(engine, 'qqqqqq');
      await press(engine, 'search a[href$="#contact"]');
      await see(engine, `location.pathname === '/search' && ${there('section#contact')}`);
    });

    journey('an order is gone through one replacement at a time', async () => {
      await visit(engine, pageOf(severalReplacements));
      const shown = `[...document.querySelectorAll('section[id^="replacement-"]')].filter((each) => each.checkVisibility())`;
      for (const at of [1, 2, 3]) {
        await press(engine, 'aside button[class*="_next_"]');
        await see(engine, `${shown}.length === 1 && document.activeElement === ${shown}[0]`);
        // Both choices stand in the window, with nothing over them.
        await see(
          engine,
          `[...${shown}[0].querySelectorAll('label:has([type="radio"])')].every((each) => {
            const { left, top, bottom } = each.getBoundingClientRect();
            return each.contains(document.elementFromPoint(left + 20, (top + bottom) / 2)) && bottom < innerHeight;
          })`,
        );
        await press(engine, `[id^="replacement-"] label:has([value="yes"])`);
        await see(engine, `document.querySelectorAll('[type="radio"]:checked').length === ${at}`);
      }
      await press(engine, 'aside button[class*="_next_"]');
      await see(engine, `${there('#step-review')}.checkVisibility()`);
    });
  });
});
