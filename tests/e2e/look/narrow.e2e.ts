import { languageOf } from '#shared/projects/locales.ts';
import { builtInProjects, type ProjectFacts } from '#shared/projects/project-table.ts';
import { findCutBoxes, sidewaysExcess } from '#tests/setup/in-the-page.ts';
import { expect, originOf, sitePort, test } from '../fixtures.ts';

test.use({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });

/** A page of each kind that sets words its own way; all categories' titles are tried on the one page. */
const paths = [
  '/',
  '/categories/8',
  '/categories/11/1101/110102',
  '/categories/11/1101/110102?done=vote',
  '/alternatives?id=33333333-3333-4333-8333-333333333333',
  '/alternatives?id=44444444-4444-4444-8444-444444444444',
  '/search?articles=a',
  '/search?articles=qqqqqq',
  '/not_found',
];

/**
 * Words of the page as it stands that break in the middle or are beyond the window, a placeholder longer than its field,
 * and a sign that a link has alone on its last line. `titles` are tried in its heading one after the other.
 */
const findCutWords = (titles: readonly string[]): string[] => {
  const cut = new Set<string>();
  const range = document.createRange();
  // What moves sideways on purpose: a table in its box, a row of videos or pictures, the topics of a search.
  const scrolls = (element: Element) => element.closest('.table-box, .swiper-wrapper, main nav ul');
  const lookAt = (text: Text) => {
    const parent = text.parentElement as HTMLElement;
    if (!parent.checkVisibility({ visibilityProperty: true }) || parent.getBoundingClientRect().width <= 1)
      return;
    for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u2060–/@.-]{3,}/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) cut.add(`${word} breaks`);
      if (!scrolls(parent) && boxes.some(({ left, right }) => left < -1 || right > window.innerWidth + 1))
        cut.add(`${word} is beyond the window`);
    }
  };
  const lookAtAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.matches('script, style, option'))
        lookAt(texts.currentNode as Text);
  };
  const heading = document.querySelector('h1') as HTMLElement;
  for (const title of titles) {
    heading.textContent = title;
    lookAtAll(heading);
  }
  lookAtAll(document.body);
  for (const link of document.querySelectorAll('a[target="_blank"]')) {
    const [text, sign] = [link.firstChild, link.querySelector('svg')];
    if (!(text instanceof Text) || !sign) continue;
    range.selectNodeContents(text);
    const line = [...range.getClientRects()].at(-1);
    if (line && sign.getBoundingClientRect().top >= line.bottom)
      cut.add(`the sign of ${text.data} stands alone`);
  }
  for (const element of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
    if (element.clientWidth === 0) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = font;
    const room = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(element.placeholder).width > room)
      cut.add(`${element.placeholder} is longer than its field`);
  }
  return [...cut];
};

/** A tablet and a desktop, where words have room and only the whole page may be too wide. */
const wider = [768, 1440];
/** The hosts of the longest words; at these widths the others have more room. */
const long: ReadonlySet<string> = new Set([
  'help.atd-parts.de',
  'help.atd-parts.fi',
  'help.atd-parts.hu',
  'help.atd-parts.bg',
]);

/** Where text alone is twice as large, as people set it in their browser (WCAG 1.4.4). */
const enlarged = [320, 390, 768, 1030];

/** A price stays on one line (behaviour/formats 12): with its `Ft-os` it is longer than a line of twice the size. */
const hasLongPrices = (host: string, path: string): boolean =>
  host === 'help.atd-parts.hu' && path.startsWith('/alternatives');

/** Texts that have no room for five letters beside what stands next to them. */
const findSlivers = (): string[] =>
  [
    ...document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(p, h1, h2, h3, a, li, span, label, dt, dd)',
    ),
  ]
    .filter((element) => {
      const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim().length > 5);
      const { width } = element.getBoundingClientRect();
      return own && width > 1 && width < 2.5 * Number.parseFloat(getComputedStyle(element).fontSize);
    })
    .map(({ textContent }) => textContent);

const titlesOfCategories = (): string[] =>
  [...document.querySelectorAll('a[href^="/categories/"]')]
    .filter((link) => /^\/categories\/\d+$/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent.trim());

/**
 * Puts a page as it was served in the place of the one that stands there. The document stays, and with it all styles and
 * pictures that pages share: to load one anew takes three times as long.
 */
const showPage = (html: string): void => {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(documentElement);
};

/** Whether the page has its styles, letters and pictures. */
const isDressed = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet) &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  document.body.offsetHeight > 0 &&
  document.fonts.status === 'loaded';

/** The footer with its dialogs is the same on all pages of a host, and more than half of each: it is looked at on the first. */
const withoutFooter = (html: string): string => html.replace(/<footer\b[\s\S]*<\/footer>/, '');

/** Words that are seen between header and footer, but for the name of the host. */
const seenOf = (html: string, { domain }: ProjectFacts): string =>
  (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html)
    .replaceAll(/<dialog\b[\s\S]*?<\/dialog>/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(domain, '');

/** Hosts of one language stand together, for much that they show is the same. */
const languages = [...new Set(builtInProjects.map(({ locale }) => languageOf(locale)))];
const groups = [0, 1, 2, 3].map((group) =>
  builtInProjects.filter(({ locale }) => languages.indexOf(languageOf(locale)) % 4 === group),
);

for (const projects of groups) {
  test(`no word is cut at 320 px, and no page too wide, on ${projects.map(({ host }) => host).join(', ')}`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000);
    await page.goto(originOf(projects[0]!.host));
    const devtools = await page.context().newCDPSession(page);
    const setText = async (standard: number) => {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard } });
      const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(rootSize, { intervals: [10] }).toBe(`${standard * 0.625}px`);
    };
    const seen = new Set<string>();
    for (const project of projects) {
      const { host } = project;
      for (const path of paths) {
        // As served, into the document that stands there: another host's page would cost a process of its own.
        const served = await page.request.get(`http://127.0.0.1:${sitePort}${path}`, {
          headers: { host: `${host}.localhost:${sitePort}` },
        });
        expect(served.status()).toBe(path === '/not_found' ? 404 : 200);
        const html = await served.text();
        // Another host of the language and skin has shown the same; header and footer are looked at on the first page of each.
        const shown = `${languageOf(project.locale)} ${project.skin} ${path} ${seenOf(html, project)}`;
        if (path !== paths[0] && seen.has(shown)) continue;
        seen.add(shown);
        await page.evaluate(showPage, path === paths[0] ? html : withoutFooter(html));
        await expect.poll(() => page.evaluate(isDressed), { intervals: [20, 50, 100] }).toBe(true);
        const titles = path === '/categories/8' ? await page.evaluate(titlesOfCategories) : [];
        const cut = [...(await page.evaluate(findCutWords, titles)), ...(await page.evaluate(findCutBoxes))];
        expect([host, path, cut]).toEqual([host, path, []]);
        for (const width of long.has(host) ? [320, ...wider] : [320]) {
          await page.setViewportSize({ width, height: 640 });
          expect([host, path, width, await page.evaluate(sidewaysExcess)]).toEqual([host, path, width, 0]);
        }
        if (!long.has(host)) continue;
        await setText(32);
        for (const width of enlarged) {
          if (width === 320 && hasLongPrices(host, path)) continue;
          await page.setViewportSize({ width, height: 640 });
          const faults = [await page.evaluate(sidewaysExcess), await page.evaluate(findSlivers)];
          expect([host, path, width, ...faults]).toEqual([host, path, width, 0, []]);
        }
        await setText(16);
        await page.setViewportSize({ width: 320, height: 640 });
      }
    }
    // The browser itself complains of a document that answers 404.
    complaints.length = 0;
  });
}

/** Names of the shop in one word of 300 letters each: an address, or what somebody wrote without spaces. */
const writeWithoutSpaces = (names: string): void => {
  const word = 'W'.repeat(300);
  for (const element of document.querySelectorAll(`main a, nav a, search a, footer a, ${names}`)) {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
    if (text?.data.trim()) text.data = word;
  }
  document.querySelector('.rich-text')?.insertAdjacentHTML('beforeend', `<pre>${word}</pre>`);
};

for (const { path, names } of [
  { path: '/', names: 'main h3' },
  { path: '/categories/12', names: 'h1, h1 + p, main h2' },
  { path: '/categories/12/1202/120201', names: 'h1, .rich-text *' },
  { path: '/search?articles=parcel', names: 'h1, main li p' },
  { path: '/search?articles=qqqqqq', names: 'h1, main h2' },
])
  test(`a word that is longer than its line does not widen ${path}`, async ({ page }) => {
    await page.goto(originOf('help.atd-parts.co.uk') + path);
    await page.evaluate(writeWithoutSpaces, names);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 640 });
      expect([width, await page.evaluate(sidewaysExcess)]).toEqual([width, 0]);
    }
  });
