import escapeHtml from 'escape-html';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthOf } from '#tests/setup/cost.ts';
import { linkWriter } from '#shared/article-html/tidy-elements.ts';
import { cleanArticle, type CleanArticle } from '#shared/article-html/clean-article.ts';
import { BeyondLimits } from '#shared/article-html/html-tree.ts';
import { createHtmlSanitiser } from './sanitise-html.ts';

// As in the thread, without the thread.
const sanitise = createHtmlSanitiser();
const shop = { domains: ['atd-parts.de'], hosts: ['help.atd-parts.de'] };
const clean = (html: string): CleanArticle =>
  cleanArticle(sanitise(html), linkWriter(shop, 'help.atd-parts.de'));

/** With galleries and videos: what is lost with one would make another article. */
const htmlOf = ({ blocks }: CleanArticle): string =>
  blocks
    .map((block) => {
      if (block.kind === 'html') return block.html;
      if (block.kind === 'video') return `<iframe src="https://www.youtube.com/embed/${block.id}"></iframe>`;
      const images = block.images.map(({ src, alt }) => `<img src="${src}" alt="${escapeHtml(alt)}">`);
      return `<div class="gallery">${images.join('')}</div>`;
    })
    .join('');

const elements =
  'a p div ul ol li table td tr b i h2 h3 h4 pre figure figcaption span blockquote dl dd iframe select svg template form caption'.split(
    ' ',
  );
const pieces = [
  ...elements.flatMap((name) => [`<${name}>`, `</${name}>`]),
  '<a href="http://atd-parts.de/x">',
  '<a class="enlarge" href="data:image/png;base64,AA">',
  '<img src="/a.svg">',
  '<img src="data:image/png;base64,AA" alt="x">',
  '<div class="gallery">',
  '<div class="table-box" tabindex="0">',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk">',
  '<frameset>',
  '<!-- x',
  '-->',
  '<h1>',
  '<br>',
  'words',
  '\n\n',
  ' ',
  '&lt;b>',
];
const soup = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 });

test('no attribute says that an element is one of somebody’s own', () => {
  expect(sanitise('<p is="x-y">a</p>')).toBe('<p>a</p>');
});

test('sanitising twice changes nothing', () => {
  fc.assert(
    fc.property(soup, (parts) => {
      const once = htmlOf(clean(parts.join('')));
      expect(htmlOf(clean(once))).toBe(once);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  '<p>a<table><tr><td>b</table>c</p>',
  '<a href="/1">a<table><a href="/2">b</a></table></a>',
  '<pre>\n\n\ncode</pre>',
  '<p><a href="/1"><div>a</div></a></p>',
  '<a class="enlarge" href="data:image/png;base64,AA"><img src="data:image/png;base64,AA"></a>',
  '<b><p>a</b>b</p><i><div>c</i>d</div>',
  '<table><div class="gallery"><h3>&lt;b><a>',
  '<div class="gallery"><h3></div><h3>',
])('sanitised output parses to itself: %s', (html) => {
  const once = htmlOf(clean(html));
  expect(htmlOf(clean(once))).toBe(once);
});

/** Small enough for the limits when repeated; each found or feared to be worth more than its length. */
const repeating = [
  '<h3>y</h3><img src=x>',
  '<div class=gallery><img src=x></div>',
  '<p><div class=gallery><img src=x></div></p>',
  '<ul><li>a<ul><li>b</ul></ul>',
  '<figure><img src=x><figcaption>c</figcaption></figure>',
  '<x>a</x>',
  '<script>a</script>',
  '<!--a-->',
  '<table><tr><td>a</table>',
  '<a href=/x>a',
  '<p>a<b>b',
  '<p a b c d>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  'word &amp; ',
];
const outcomeOf = (html: string): unknown => {
  try {
    return clean(html);
  } catch (error) {
    if (error instanceof BeyondLimits) return null;
    throw error;
  }
};

test.each(repeating)('twice as many %s cost at most 2.5 times the work', (piece) => {
  const [once, twice] = [piece.repeat(500), piece.repeat(1_000)];
  expect(
    growthOf(
      () => outcomeOf(once),
      () => outcomeOf(twice),
    ),
  ).toBeLessThanOrEqual(2.5);
});

test.each([
  '<li><dt>'.repeat(18_000) + '</ul>'.repeat(30_000),
  '<b>'.repeat(50_000) + '<title><</title>'.repeat(9_000),
  '<li><dt><option><td>'.repeat(7_000) + '</div>'.repeat(26_000),
  `<p>${'<b>'.repeat(90)}</p>${'<p>x'.repeat(60_000)}`,
])('what a parser would multiply is refused early: %#', (html) => {
  expect(() => clean(html)).toThrow(BeyondLimits);
});
