import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { serialiseJsonLd } from './json-ld.ts';

const shop = { '@type': 'Organization', name: 'ATD Parts', url: 'https://www.atd-parts.de/' };

describe('JSON-LD in a page', () => {
  test('names its vocabulary once for all its parts', () => {
    expect(JSON.parse(serialiseJsonLd([shop]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [shop],
    });
  });

  test.each(['</script><script>alert(1)</script>', '<!--<script>', 'a\u2028b\u2029c'])(
    'cannot be left by %j',
    (name) => {
      const json = serialiseJsonLd([{ ...shop, name }]);
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(JSON.parse(json)['@graph'][0].name).toBe(name);
    },
  );

  test('says the same texts once parsed, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '/', '!', '-', '"', '\\', '\u2028', '\u2029', '\ud800', 'ß'),
        }),
        (name) => {
          const json = serialiseJsonLd([{ ...shop, name }]);
          expect(json).not.toMatch(/[<\u2028\u2029]/);
          expect(JSON.parse(json)['@graph'][0].name).toBe(name);
        },
      ),
    );
  });
});
