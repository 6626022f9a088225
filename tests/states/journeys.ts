import type { Page } from 'playwright';
import en from '#locales/en.json' with { type: 'json' };
import es from '#locales/es.json' with { type: 'json' };
import { orderPage, press } from './screens.ts';

type Step = (page: Page) => Promise<unknown>;

/** A way through the site, as somebody walks it who comes for the first time. */
export interface Journey {
  readonly name: string;
  /** Where it is walked if one country alone has it. */
  readonly host?: string;
  readonly path: string;
  /** The cookie question is still open. */
  readonly asksForCookies?: true;
  /** Only in windows of this width. */
  readonly width?: number;
  /** What the visitor does, one after the other, by what it is called in the report. */
  readonly steps: Readonly<Record<string, Step>>;
}

const spanish = 'help.atd-parts.es';
const phone = 390;
const desktop = 1440;

const follow = (href: string): Step => press(`main a[href="${href}"]`);
const button =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).last().click();
/** On a phone the footer's links are folded away. */
const inFooter =
  (block: string, name: string): Step =>
  async (page) => {
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: block, exact: true });
    if (await toggle.isVisible()) await toggle.click();
    await button(name)(page);
  };
const escape: Step = (page) => page.keyboard.press('Escape');
const twice =
  (step: Step): Step =>
  async (page) => {
    await step(page);
    await step(page);
  };
const goBack: Step = (page) => page.goBack();
const type =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first().pressSequentially(text, { delay: 80 });
const search = 'header [role=combobox], main [role=combobox]';
const decide = (replacement: number, value: 'yes' | 'no'): Step =>
  press(`label:has(input[name="decision-${replacement}"][value="${value}"])`);
const scrollThrough: Step = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
};

export const journeys: readonly Journey[] = [
  {
    name: 'reading',
    path: '/',
    steps: {
      'through the page': scrollThrough,
      'to a category': follow('/categories/12'),
      'to an article': follow('/categories/12/1202/120201'),
      no: press('#vote button[value="-1"]'),
      'a reason': press('#vote label:has([type=checkbox])'),
      'its feedback': button(en.vote.submit),
      back: goBack,
      'to another article': follow('/categories/12/1201/120101'),
      yes: press('#vote button[value="1"]'),
      'contact opens': press('#contact button'),
      'contact closes': escape,
      home: press('header a[href="/"]'),
    },
  },
  {
    name: 'pictures',
    path: '/categories/106/10601/1060102',
    steps: {
      'through the page': scrollThrough,
      'enlarges a picture': press('a.enlarge'),
      'closes it': escape,
    },
  },
  {
    name: 'search',
    path: '/',
    steps: {
      types: type(search, 'parcel'),
      'nothing is found': type(search, 'zzzz'),
      'closes and clears': twice(escape),
      'types again': type(search, 'order'),
      'all results': (page) => page.keyboard.press('Enter'),
      'second page': press('main nav a[href*="page=2"]'),
      'a result': press('main li h2 a'),
    },
  },
  {
    name: 'cookies',
    path: '/',
    asksForCookies: true,
    steps: {
      customise: button(en.cookies.customise),
      saves: button(en.cookies.allowSelected),
      through: scrollThrough,
    },
  },
  {
    name: 'cookies again, on an article',
    path: '/categories/12/1202/120201',
    asksForCookies: true,
    steps: {
      allows: button(en.cookies.allowAll),
      'to the category': press('nav ol a[href="/categories/12"]'),
    },
  },
  {
    name: 'languages',
    path: '/categories/12',
    steps: {
      opens: press('header button[aria-controls][aria-expanded]:last-of-type'),
      closes: escape,
    },
  },
  {
    name: 'drawer',
    path: '/categories/12',
    width: phone,
    steps: {
      opens: button(en.header.openMenu),
      'types in it': type('header [role=combobox]', 'parcel'),
      // The list, the text, the drawer.
      closes: async (page) => {
        await twice(escape)(page);
        await escape(page);
      },
      'opens again': button(en.header.openMenu),
      'to another category': press('header a[href="/categories/8"]'),
    },
  },
  {
    name: 'order with three replacements',
    path: orderPage(3),
    width: desktop,
    steps: {
      'the first': decide(301, 'yes'),
      'not all yet': press('main button[value="submit"]'),
      understood: escape,
      'the second': decide(302, 'no'),
      'the third': decide(303, 'no'),
      'another mind': decide(301, 'no'),
      sends: press('main button[value="submit"]'),
      receipt: escape,
      reloads: (page) => page.reload(),
    },
  },
  {
    name: 'order with three replacements, one at a time',
    path: orderPage(3),
    width: phone,
    steps: {
      begins: button(en.alternatives.next),
      'the first': decide(301, 'yes'),
      'to the second': button(en.alternatives.next),
      'not all yet': press('main button[value="submit"]'),
      understood: escape,
      'the second': decide(302, 'no'),
      'to the third': button(en.alternatives.next),
      'the third': decide(303, 'no'),
      // Sent in the wide window alone: here the receipt is longer than the review, and the footer leaves the window.
      'to the review': button(en.alternatives.next),
    },
  },
  {
    name: 'order with one replacement',
    path: orderPage(1),
    steps: {
      cancels: button(en.alternatives.cancelRefund),
      confirms: button(en.alternatives.ok),
      receipt: escape,
    },
  },
  {
    name: 'payment',
    path: orderPage(6),
    steps: { picker: press('main button[value="submit"]'), closes: escape },
  },
  {
    name: 'newsletter',
    path: '/categories/12',
    steps: {
      'a wrong address': type('footer input[type=email]', 'nobody'),
      refused: button(en.newsletter.submit),
      'a right one': type('footer input[type=email]', '@example.org'),
      agrees: press('footer form label:has([type=checkbox])'),
      sends: button(en.newsletter.submit),
      thanked: escape,
    },
  },
  {
    name: 'complaint',
    host: spanish,
    path: '/',
    steps: {
      opens: inFooter(es.footer.service, es.footer.links.complaintBook),
      refused: button(es.complaint.submit),
      'e-mail': type('#complaint [name=email]', 'me@example.org'),
      text: type('#complaint [name=text]', 'La caja'),
      sends: button(es.complaint.submit),
      thanked: escape,
    },
  },
  {
    name: 'cancellation',
    path: '/',
    steps: {
      opens: inFooter(en.footer.service, en.footer.links.cancellation),
      refused: press('#order-cancellation form:has(input) button[type="submit"]'),
      closes: escape,
    },
  },
];
