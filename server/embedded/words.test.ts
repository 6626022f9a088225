import { describe, expect, test } from 'vitest';
import { setHtml } from './words.ts';

// `_` stands for the no-break space.
const visible = (text: string): string => text.replaceAll('\u00a0', '_');

describe('HTML', () => {
  test('keeps its tags and addresses', () => {
    const html = '<a href="/x?a b=5–7">k tomu</a> a <strong>9,90 лв.</strong>.';
    expect(visible(setHtml(html, 'cs'))).toBe('<a href="/x?a b=5–7">k_tomu</a> a_<strong>9,90_лв.</strong>');
  });

  test('is set in the names of its pictures and videos', () => {
    expect(visible(setHtml('<iframe src="/a b" title="Vračilo dela s kavcijo">', 'si'))).toBe(
      '<iframe src="/a b" title="Vračilo dela s_kavcijo">',
    );
  });

  test('is spelt in its descriptions of pictures as well', () => {
    expect(setHtml('<img alt="Größe">', 'de_CH')).toBe('<img alt="Grösse">');
  });
});
