import { describe, expect, test } from 'vitest';
import { createArticleRenderer, plainText } from './markdown.ts';

const known = (what: string) => (name: string) => {
  if (name !== 'known') throw new Error(`Unknown ${what}: ${name}`);
  return what === 'article' ? '/categories/1/2/3' : 'abcdefghijk';
};
const render = createArticleRenderer({ article: known('article'), video: known('video') });

describe('an article', () => {
  test('links to articles by slug and to the shop by path', () => {
    expect(render('[a](article:known) and [b](shop:/orders)').html).toBe(
      '<p><a href="/categories/1/2/3">a</a> and <a href="http://{{domain}}/orders">b</a></p>\n',
    );
  });

  test('links to the way to a person and to the steps of a guide on its own page, and to no other place of it', () => {
    expect(render('[a](#contact)').html).toBe('<p><a href="#contact">a</a></p>\n');
    expect(render('[a](#section-2)').html).toBe('<p><a href="#section-2">a</a></p>\n');
    for (const place of ['#section-0', '#section', '#vote']) expect(() => render(`[a](${place})`)).toThrow();
  });

  test('has images of a fixed size, so that nothing moves when they arrive', () => {
    const { html, image } = render('![A "part"](image:battery)');
    expect(html).toBe(
      '<p><img src="/images/help/battery.svg" alt="A &quot;part&quot;" width="800" height="500"></p>\n',
    );
    expect(image).toBe('/images/help/battery.svg');
  });

  test('has galleries and videos, also right after a paragraph', () => {
    const { html } = render(
      'Text\n:::gallery\n![one](image:vin-door)\n![two](image:battery)\n:::\n\n:::video known | A <title>\n',
    );
    expect(html).toBe(
      '<p>Text</p>\n<div class="gallery">' +
        '<img src="/images/help/vin-door.svg" alt="one" width="800" height="500">' +
        '<img src="/images/help/battery.svg" alt="two" width="800" height="500"></div>\n' +
        '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk" title="A &lt;title&gt;" allowfullscreen></iframe>\n',
    );
  });

  test.each([
    '[a](article:nowhere)',
    '[a](https://example.com)',
    '![a](https://example.com/x.png)',
    ':::video nowhere | Title',
    ':::note\ntext\n:::',
  ])('is refused for %j', (markdown) => expect(() => render(markdown)).toThrow());

  test('as plain text has one line a block and no markup', () => {
    const { html } = render(
      '## Head\n\nSome **bold** & [linked](article:known) text.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n',
    );
    expect(plainText(html)).toBe('# Head\nSome bold & linked text.\none\ntwo\na – b\nc – d');
  });
});
