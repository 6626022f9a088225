import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { BeyondLimits, readBody } from './html-tree.ts';

const limitsOf = (html: string): string => {
  try {
    readBody(html);
    return 'within';
  } catch (error) {
    if (error instanceof BeyondLimits) return error.message;
    throw error;
  }
};
const isWithinLimits = (html: string): boolean => limitsOf(html) === 'within';

const article =
  '<h2>A</h2><p>It’s "so" <b>and <i>so</i></b><p>a > b<ul><li>1<li>2 <a href="/x?a=\'b\'">x</a></ul>' +
  '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td>d</table><dl><dt>a<dd>b<dt>c<dd>d</dl>' +
  '<div class=gallery><img src=/a.svg alt="a > b"><br/></div><!-- <div> --><style>p > a {}</style>' +
  '<iframe src="https://x"></iframe><svg><title>Icon</title><path d="M0 0"></path></svg>';

test('a long article, with all that HTML lets one leave out, is flat', () => {
  expect(isWithinLimits(article.repeat(400))).toBe(true);
});

test.each([
  '<div>',
  '<b>',
  '<span>',
  '<table><td>',
  '<li><dd>',
  '<option><optgroup><div>',
  '<blockquote><button><i>',
  '<ul><li>',
  '<constructor>',
])('%s without end is too deep', (tag) => {
  expect(isWithinLimits(tag.repeat(1000))).toBe(false);
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
    expect(isWithinLimits(html) && depthOf(html) > tolerated).toBe(false);
  });
});

/** How deep a parser may nest what passed: what is mended may double the depth. */
const tolerated = 210;

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

test('whatever repeats, what passes is flat to a parser, and what is too deep is deep to it', () => {
  const pattern = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(pattern, (parts) => {
      // Half as often again as elements may be open.
      const html = parts.join('').repeat(150);
      const limits = limitsOf(html);
      if (limits === 'within') expect(depthOf(html)).toBeLessThan(tolerated);
      if (limits === 'too deep') expect(depthOf(html)).toBeGreaterThan(50);
    }),
    { numRuns: 300 },
  );
});
