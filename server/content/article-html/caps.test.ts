import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { isWithinCaps } from './caps.ts';

const article =
  '<h2>A</h2><p>It’s "so" <b>and <i>so</i></b><p>a > b<ul><li>1<li>2 <a href="/x?a=\'b\'">x</a></ul>' +
  '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d</table><dl><dt>a<dd>b<dt>c<dd>d</dl>' +
  '<div class=gallery><img src=/a.svg alt="a > b"><br/></div><!-- <div> --><style>p > a {}</style>' +
  '<iframe src="https://x"></iframe><svg><title>Icon</title><path d="M0 0"></path></svg>';

test('a long article, with all that HTML lets one leave out, is flat', () => {
  expect(isWithinCaps(article.repeat(400))).toBe(true);
});

test.each([
  '<div>',
  '<b>',
  '<span>',
  '<table><td>',
  '<li><dd>',
  '<option><li>',
  '<p><button>',
  '<ul><li>',
  '<constructor>',
])('%s without end is too deep', (tag) => {
  expect(isWithinCaps(tag.repeat(1000))).toBe(false);
});

describe('an end tag that ends nothing does not make HTML flatter', () => {
  test.each([
    '<div></b>',
    '<div title="</div>">',
    "<div title='</div>'>",
    '<div title=</div>',
    '<div x="></div>',
    '<div><!--</div>-->',
    '<div><!--></div>',
    '<div></!</div>',
    '<div><?</div>',
    '<div><style></div></style>',
    '<div><textarea></div></textarea>',
    '<div><script><!--<script></script></div>--></script>',
    '<div><table><td></div>',
    '<div><select></div>',
    '<svg><![CDATA[></svg>]]>',
    '<span><li></span>',
    '<div><svg><style><!--</style></svg></div>-->',
    '<div ="><b title="></div>">',
  ])('%s', (trick) => {
    const html = trick.repeat(2000);
    expect(isWithinCaps(html) && depthOf(html) > tolerated).toBe(false);
  });
});

/** How much deeper than allowed a parser may nest what passed: implied elements, mistakes it mends. */
const tolerated = 600;

const { window } = new JSDOM('');
const depthOf = (html: string): number => {
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  let deepest = 0;
  const visit: [Node, number][] = [[document, 0]];
  for (let next = visit.pop(); next; next = visit.pop()) {
    const [node, depth] = next;
    deepest = Math.max(deepest, depth);
    for (const child of node.childNodes) visit.push([child, depth + 1]);
  }
  return deepest;
};

const elements = 'div b a span p li dd ul table td option select svg g h2 button'.split(' ');
const pieces = [
  ...elements.flatMap((name) => [`<${name}>`, `</${name}>`, `<${name} title="`]),
  ...['style', 'title', 'textarea', 'script'].flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...'<!-- --> <![CDATA[ ]]> "> \'> " \' = > / < x <br>'.split(' '),
  ' ',
];

test('whatever repeats, what passes is nested no deeper than a few times the cap', () => {
  const pattern = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pattern, (parts) => {
      const html = parts.join('').repeat(300);
      if (isWithinCaps(html)) expect(depthOf(html)).toBeLessThan(tolerated);
    }),
    { numRuns: 1500 },
  );
});

test('the cost grows linearly', () => {
  for (const piece of ['<div title="', '<!--', '<a =', '</', '<style>', '<svg><title>', '<b ', '= = "'])
    expect(() => isWithinCaps(piece.repeat(300_000 / piece.length))).not.toThrow();
}, 10_000);
