import { expect, test } from 'vitest';
import { createKeyMarkers } from './key-markers.ts';

test('a marked text gives back its key and itself', () => {
  const { mark, read } = createKeyMarkers();
  const keys = Array.from({ length: 600 }, (_, index) => `text.number${index}`);
  for (const key of keys) expect(read(`Hello${mark(key)}`)).toEqual({ text: 'Hello', keys: [key] });
});

test('the marks of texts that stand together are all read', () => {
  const { mark, read } = createKeyMarkers();
  expect(read(`One${mark('a')} and two${mark('b')}!`)).toEqual({ text: 'One and two!', keys: ['a', 'b'] });
});

test('a mark is a few characters that show nothing', () => {
  expect(createKeyMarkers().mark('a')).toMatch(/^[\u2060-\u2064]{3,10}$/);
});

test.each(['Hello', '', '\u2060', '\u2060\u2061\u2060', 'a\u2060\u2064\u2064\u2064\u2060b'])(
  '%j has none of ours',
  (text) => {
    expect(createKeyMarkers().read(text)).toBeNull();
  },
);
