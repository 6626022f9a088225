import { afterAll, describe, expect, test } from 'vitest';
import type { CleanArticle } from '#shared/article-html/clean-article.ts';
import { createArticleHtml } from './article-html.ts';
import { createSanitiser, type Sanitiser } from './sanitiser.ts';

const shop = {
  domains: ['atd-parts.de', 'atd-parts.fr', 'atd-parts.co.uk'],
  hosts: ['help.atd-parts.de', 'help.atd-parts.fr', 'help.atd-parts.co.uk'],
};
const articleHtml = createArticleHtml(createSanitiser(shop));
afterAll(() => articleHtml.close());

const context = { host: 'help.atd-parts.de' };
const clean = (html: string) => articleHtml.clean(html, context);
const htmlOf = ({ blocks }: CleanArticle) =>
  blocks.map((block) => (block.kind === 'html' ? block.html : `[${block.kind}]`)).join('');

describe('article HTML cannot run script', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><g/onload=alert(1)//<p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="https://evil.example/embed/abcdefghijk"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<form action="javascript:alert(1)"><button>x</button></form>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=//evil.example">',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  ])('%s', async (hostile) => {
    const html = htmlOf(await clean(`<p>before</p>${hostile}`));
    expect(html).toContain('before');
    expect(html).not.toMatch(
      /<script|\son\w+=|javascript:|<iframe|<form|<object|<embed|<base|<meta|<svg|<math|style=|srcdoc|data:text/i,
    );
  });
});

test('what is clean stays as it is', async () => {
  const rich = await clean(
    '<h2>A</h2><h3>B</h3><ul><li>1</li></ul><p><img src="/a.svg" width="8" height="5"></p><table><tbody><tr><td>x</td></tr></tbody></table>',
  );
  expect(htmlOf(await clean(htmlOf(rich)))).toBe(htmlOf(rich));
});

test('editor leftovers go: draggable, contenteditable, styles, foreign classes and ids', async () => {
  const html = htmlOf(
    await clean(
      '<p draggable="true" contenteditable="true" style="color:red" class="btn" id="root">text</p>',
    ),
  );
  expect(html).toBe('<p>text</p>');
});

test('nested lists become one list, in reading order', async () => {
  const html = htmlOf(
    await clean('<ul><li>1<ul><li>1a<ol><li>1a1</li></ol></li><li>1b</li></ul></li><li>2</li></ul>'),
  );
  expect(html.match(/<(?:ul|ol)/g)).toHaveLength(1);
  expect([...html.matchAll(/<li>([^<]*)/g)].map(([, text]) => text)).toEqual(['1', '1a', '1a1', '1b', '2']);
});

test('images load lazily and lead to their large form', async () => {
  expect(htmlOf(await clean('<p><img src="/a.svg" alt="A"></p>'))).toBe(
    '<p><a class="enlarge" href="/a.svg"><img src="/a.svg" alt="A" loading="lazy" decoding="async"></a></p>',
  );
});

test.each([
  {
    name: 'its caption',
    html: '<figure><img src="/a.svg"><figcaption>The label</figcaption></figure>',
    alt: 'The label',
  },
  { name: 'its title', html: '<p><img src="/a.svg" alt=" " title="A title"></p>', alt: 'A title' },
  {
    name: 'the heading it stands under',
    html: '<h2>First</h2><h3>Pack</h3><p><img src="/a.svg"></p><h3>Send</h3>',
    alt: 'Pack',
  },
])('a picture without a description takes $name: its link needs a name', async ({ html, alt }) => {
  expect(htmlOf(await clean(html))).toMatch(new RegExp(`class="enlarge"[^>]*><img [^>]*alt="${alt}"`));
});

test('a picture that nothing names opens enlarged as well: the page names its link', async () => {
  expect(htmlOf(await clean('<p><img src="/a.svg"></p>'))).toMatch(
    /<a class="enlarge"[^>]*><img [^>]*alt=""/,
  );
});

test.each([
  ['http://atd-parts.de/returns?a=1#b', 'https://www.atd-parts.de/returns?a=1#b'],
  ['http://www.atd-parts.de/', 'https://www.atd-parts.de/'],
  ['//atd-parts.de/x', 'https://www.atd-parts.de/x'],
  ['http://atd-parts.fr/f', 'https://www.atd-parts.fr/f'],
  // As editors type it: to a browser a path of this page.
  ['www.atd-parts.de/q?a=1', 'https://www.atd-parts.de/q?a=1'],
  ['atd-parts.fr', 'https://www.atd-parts.fr/'],
  ['www.other.example/', 'www.other.example/'],
  ['http://WWW.atd-parts.co.uk/x?y#z', 'https://www.atd-parts.co.uk/x?y#z'],
  ['http://help.atd-parts.fr/categories/8', 'https://help.atd-parts.fr/categories/8'],
  ['https://help.atd-parts.de/categories/8', '/categories/8'],
  ['https://help.atd-parts.de//evil.example/', '/evil.example/'],
  ['mailto:help@atd-parts.de', 'mailto:help@atd-parts.de'],
  ['tel:+49301234', 'tel:+49301234'],
  ['/categories/8', '/categories/8'],
  ['https://atd-parts.de.evil.example/', 'https://atd-parts.de.evil.example/'],
  ['#section-2', '#section-2'],
])('the link %s becomes %s', async (href, expected) => {
  expect(htmlOf(await clean(`<p><a href="${href}">x</a></p>`))).toContain(`href="${expected}"`);
});

test.each(['vbscript:x', 'blob:https://x/1', 'ftp://x/y', 'sms:1', 'https://[', 'data:text/html,x'])(
  'the link %s loses its address and keeps its words',
  async (href) => {
    expect(htmlOf(await clean(`<p><a href="${href}">words</a></p>`))).toMatch(/^<p><a[^>]*>words<\/a><\/p>$/);
    expect(htmlOf(await clean(`<p><a href="${href}">words</a></p>`))).not.toContain('href');
  },
);

test.each(['data:image/png;base64,AAAA', 'blob:https://x/1', 'mailto:a@b.de', 'javascript:1', '', ' '])(
  'a picture from "%s" is none, and no link leads to it',
  async (src) => {
    const { blocks } = await clean(
      `<p>a</p><img src="${src}" alt="x"><div class="gallery"><img src="${src}"></div>`,
    );
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      { kind: 'gallery', images: [] },
    ]);
  },
);

test('our own classes stand on what we put them on, and nowhere else', async () => {
  const html = htmlOf(
    await clean(
      '<p class="gallery">a</p><a class="enlarge" href="https://x/">b</a><div class="table-box">c</div>',
    ),
  );
  expect(html).toBe('<p>a</p><a href="https://x/" rel="noopener">b</a><div>c</div>');
});

describe('a table', () => {
  const rows = '<tbody><tr><td>One</td><td>1</td></tr><tr><td></td><td>2</td></tr></tbody>';
  const table = `<table><thead><tr><th>Name</th><th>Count</th></tr></thead>${rows}</table>`;

  test('is named by the heading above it, and its first row and column head the others', async () => {
    const html = htmlOf(await clean(`<h2>Parts</h2><p>a</p>${table}`));
    expect(html).toContain(
      '<div class="table-box"><table aria-label="Parts"><thead><tr><th scope="col">Name</th><th scope="col">Count</th>',
    );
    expect(html).toContain('<tr><th scope="row">One</th><td>1</td></tr><tr><td></td><td>2</td></tr>');
    expect(htmlOf(await clean(html))).toBe(html);
  });

  test('keeps the name and the headers that an editor gave it', async () => {
    const marked =
      '<table><caption>Own</caption><tbody><tr><td>1</td><th scope="row">Two</th></tr></tbody></table>';
    const html = htmlOf(await clean(`<h3>Parts</h3>${marked}`));
    expect(html).toContain(`<div class="table-box">${marked}</div>`);
  });

  test('has no name where no heading is above it, and no row header in a single column', async () => {
    const single = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(htmlOf(await clean(`${single}<h2>Later</h2>`))).toContain(single);
  });

  test('is one of thousands that a long heading names with few words', async () => {
    const html = htmlOf(await clean(`<h2>${'word '.repeat(2000)}</h2>${table.repeat(20)}`));
    expect(html.length).toBeLessThan(20_000);
  });
});

test('what a parser would take the body away for is no reason to refuse an article', async () => {
  expect(htmlOf(await clean('<frameset><frame src="x"></frameset><p>text</p>'))).toBe('<p>text</p>');
});

test('galleries keep their order, and a heading names a picture with its first words only', async () => {
  const { blocks } = await clean(
    '<div><div class=gallery><img src="/1.svg"></div><div class=gallery><img src="/2.svg"></div></div>',
  );
  expect(blocks).toMatchObject([{ images: [{ src: '/1.svg' }] }, { images: [{ src: '/2.svg' }] }]);
  const long = htmlOf(await clean(`<h3>${'word '.repeat(2000)}</h3>${'<img src="/a.svg">'.repeat(50)}`));
  expect(long.length).toBeLessThan(50_000);
});

test('the section list is made of the level-3 headings, and of no other', async () => {
  const { sections } = await clean('<h2>no</h2><h3>One</h3><h4>no</h4><h3>Two <b>bold</b></h3>');
  expect(sections).toEqual([
    { id: 'section-1', title: 'One' },
    { id: 'section-2', title: 'Two bold' },
  ]);
});

test.each(['', '&nbsp;', '<br>', '<b> </b>'])(
  'a heading of only "%s" is hidden and no section, and the addresses of the others stay',
  async (nothing) => {
    const cleaned = await clean(`<h2>${nothing}</h2><h3>One</h3><h3>${nothing}</h3><p>a</p><h3>Two</h3>`);
    expect(cleaned.sections).toEqual([
      { id: 'section-1', title: 'One' },
      { id: 'section-3', title: 'Two' },
    ]);
    const html = htmlOf(cleaned);
    expect(html.match(/<h[23][^>]*>/g)).toEqual([
      '<h2 hidden="">',
      '<h3 id="section-1">',
      '<h3 hidden="">',
      '<h3 id="section-3">',
    ]);
  },
);

test('a heading that is a picture is named by it; a picture without a name is shown, and is no section', async () => {
  const cleaned = await clean('<h3><img src="/1.svg" alt="One"></h3><h3><img src="/2.svg" alt=""></h3>');
  expect(cleaned.sections).toEqual([{ id: 'section-1', title: 'One' }]);
  expect(htmlOf(cleaned)).toContain('<h3><a');
});

test.each([
  '<p>&nbsp;</p>',
  '<div><br></div>\n<h3> </h3>',
  '<ul><li></li></ul>',
  '<div class="gallery"></div>',
])('%s is an article without content', async (html) => {
  expect(await clean(html)).toEqual({ blocks: [], sections: [] });
});

test.each([
  '<p>a</p>',
  '<img src="/a.svg">',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  '<div class="gallery"><img src="/a.svg"></div>',
])('%s is content', async (html) => {
  expect((await clean(html)).blocks).toHaveLength(1);
});

test('galleries and videos are blocks of their own, also from inside a paragraph', async () => {
  const { blocks } = await clean(
    '<p>a</p><div class="gallery"><img src="/1.svg" alt="one" width="800" height="500"><img src="/2.svg" alt=""></div>' +
      '<p><iframe src="https://www.youtube.com/embed/abcdefghijk" title="Film"></iframe></p><p>b</p>',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['html', 'gallery', 'video', 'html']);
  expect(blocks[1]).toMatchObject({
    images: [
      { src: '/1.svg', alt: 'one', width: 800, height: 500 },
      { src: '/2.svg', alt: '' },
    ],
  });
  expect(blocks[2]).toEqual({ kind: 'video', id: 'abcdefghijk', title: 'Film' });
});

test.each([
  '//www.youtube.com/embed/abcdefghijk?rel=0',
  'http://www.youtube.com/embed/abcdefghijk',
  'https://youtube.com/embed/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('a video embedded as %s is shown', async (src) => {
  const { blocks } = await clean(`<p>a</p><iframe src="${src}"></iframe>`);
  expect(blocks[1]).toEqual({ kind: 'video', id: 'abcdefghijk', title: '' });
});

test.each([
  { what: 'videos', piece: '<iframe src="https://www.youtube.com/embed/AAAAAAAAAAA"></iframe>' },
  { what: 'sections', piece: '<h3>Step</h3><p>text</p>' },
])('more $what than a page can make components of are refused', async ({ piece }) => {
  await expect(clean(piece.repeat(200))).resolves.toBeDefined();
  await expect(clean(piece.repeat(300))).rejects.toThrow(/too many/);
});

test('a gallery counts by its pictures', async () => {
  const gallery = (pictures: number) => `<div class="gallery">${'<img src="/1.svg">'.repeat(pictures)}</div>`;
  await expect(clean(gallery(200))).resolves.toMatchObject({ blocks: [{ kind: 'gallery' }] });
  await expect(clean(gallery(300))).rejects.toThrow(/too many/);
});

test('too deep or too long content is refused before it is parsed', async () => {
  await expect(clean('<div>'.repeat(10_000))).rejects.toThrow(/too deep/);
  await expect(clean('x'.repeat(400_000))).rejects.toThrow(/too long/);
});

describe('what is remembered of sanitising', () => {
  /** Counts, and answers what it is told to. */
  const counting = (
    outcome: Awaited<ReturnType<Sanitiser['clean']>>,
    options: Parameters<typeof createArticleHtml>[1] = { maxSize: 100_000 },
  ) => {
    let count = 0;
    const sanitiser: Sanitiser = {
      start: async () => {},
      clean: async ({ html }) => {
        count += 1;
        if ('refused' in outcome) return outcome;
        return { clean: { blocks: [{ kind: 'video', id: html, title: '' }], sections: [] } };
      },
      close: async () => {},
    };
    return { articles: createArticleHtml(sanitiser, options), count: () => count };
  };
  const cleaned = { clean: { blocks: [], sections: [] } };

  test('the same content of the same host is sanitised once, also where all ask at once', async () => {
    const { articles, count } = counting(cleaned);
    await Promise.all([1, 2, 3].map(() => articles.clean('<p>a</p>', context)));
    await articles.clean('<p>a</p>', context);
    expect(count()).toBe(1);
    await articles.clean('<p>a</p>', { host: 'help.atd-parts.at' });
    expect(count()).toBe(2);
  });

  test('stays within its budget of bytes: what is longest ago goes', async () => {
    const { articles, count } = counting(cleaned, { maxSize: 200_000 });
    const article = (index: number) => articles.clean(`<p>${'x'.repeat(10_000)}${index}</p>`, context);
    for (let index = 0; index < 20; index++) await article(index);
    await article(19);
    expect(count()).toBe(20);
    await article(0);
    expect(count()).toBe(21);
  });

  test('a refusal is kept as well: asked again, the same content costs nothing', async () => {
    const { articles, count } = counting({ refused: 'too deep', permanent: true });
    for (let time = 0; time < 3; time++)
      await expect(articles.clean('<p>a</p>', context)).rejects.toThrow(/too deep/);
    expect(count()).toBe(1);
  });

  test('what ended its thread is tried again after a while, for the machine may have been to blame', async () => {
    const dead = { refused: 'ERR_WORKER_OUT_OF_MEMORY', permanent: false };
    const refused = ({ articles }: ReturnType<typeof counting>) =>
      expect(articles.clean('<p>a</p>', context)).rejects.toThrow(/ERR_WORKER/);
    const asItIs = counting(dead);
    for (let time = 0; time < 3; time++) await refused(asItIs);
    expect(asItIs.count()).toBe(1);
    const brief = counting(dead, { deathRemembered: 1 });
    await expect.poll(() => refused(brief).then(brief.count)).toBeGreaterThan(1);
  });
});
