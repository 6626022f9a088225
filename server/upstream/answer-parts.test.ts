import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAssembly, takeApart, type AnswerPart } from './answer-parts.ts';

const overThere = (value: unknown) => {
  const parts: AnswerPart[] = [];
  const rest = takeApart(value, (part) => parts.push(structuredClone(part)));
  const assembly = createAssembly();
  for (const part of parts) assembly.add(part);
  return { value: assembly.restore(structuredClone(rest)), parts };
};

test('whatever is taken apart is put together again', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isDeepStrictEqual(overThere(value).value, value)));
});

test('no part holds more than 2,500 entries, or one text and what fits beside it', () => {
  const entries = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    children: [{ title: 'x'.repeat(id % 50) }],
  }));
  const { value, parts } = overThere({ items: entries });
  expect(value).toEqual({ items: entries });
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(2_500);
  expect(overThere(['a', 'b'].map((letter) => letter.repeat(300_000))).parts).toHaveLength(2);
});
