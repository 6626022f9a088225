import { expect, test } from 'vitest';
import { createOneAtATime } from './alternatives.ts';

/** Work that waits to be finished, and counts how often it was begun. */
const createWork = () => {
  const begun: PromiseWithResolvers<string>[] = [];
  return {
    begun,
    work: () => {
      const gate = Promise.withResolvers<string>();
      begun.push(gate);
      return gate.promise;
    },
  };
};

test('the same request twice at once is done once, and both get its answer', async () => {
  const oneAtATime = createOneAtATime<string>();
  const { begun, work } = createWork();
  const answers = Promise.all([oneAtATime('a', 'yes', work), oneAtATime('a', 'yes', work)]);
  begun[0]?.resolve('done');
  expect(await answers).toEqual(['done', 'done']);
  expect(begun).toHaveLength(1);
});

test('another request for the same thing waits, whether the first fails or not', async () => {
  const oneAtATime = createOneAtATime<string>();
  const { begun, work } = createWork();
  const first = oneAtATime('a', 'yes', work);
  const second = oneAtATime('a', 'no', work);
  const third = oneAtATime('a', 'no', work);
  expect(begun).toHaveLength(1);
  begun[0]?.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.resolve('second');
  expect(await Promise.all([second, third])).toEqual(['second', 'second']);
  expect(begun).toHaveLength(2);
});

test('different things do not wait for each other', async () => {
  const oneAtATime = createOneAtATime<string>();
  const { begun, work } = createWork();
  void oneAtATime('a', 'yes', work);
  void oneAtATime('b', 'yes', work);
  expect(begun).toHaveLength(2);
});

test('after its end the same request is done anew', async () => {
  const oneAtATime = createOneAtATime<number>();
  let count = 0;
  const work = () => Promise.resolve(++count);
  expect(await oneAtATime('a', 'yes', work)).toBe(1);
  expect(await oneAtATime('a', 'yes', work)).toBe(2);
});
