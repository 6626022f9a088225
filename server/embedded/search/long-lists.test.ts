import { expect, test } from 'vitest';
import { keepLongLists } from './long-lists.ts';

/** Reads lists of so many bytes, and says what it was asked for. */
const counting = (bytes: number) => {
  const asked: string[] = [];
  const read = keepLongLists((word) => {
    asked.push(word);
    return { ordinals: { byteLength: bytes / 2 }, weights: { byteLength: bytes / 2 } };
  });
  return { asked, read };
};

test('a long list is read once, a short one every time', () => {
  const [long, short] = [counting(100_000), counting(1000)];
  for (const { read } of [long, short]) for (let time = 0; time < 3; time += 1) read('and');
  expect(long.asked).toEqual(['and']);
  expect(short.asked).toEqual(['and', 'and', 'and']);
});

test('what was asked for last is kept, up to 16 MB', () => {
  const { asked, read } = counting(6 * 2 ** 20);
  for (const word of ['a', 'b', 'a', 'c', 'a', 'b']) read(word);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
});
