import { describe, expect, test } from 'vitest';
import { ConfigError, parseConfig } from '#server/config/config.ts';
import { checkMemory } from './check-memory.ts';

const heap = (megabytes: number, isChosen = true) => ({ limit: megabytes * 1024 * 1024, isChosen });

describe('a start is refused, with the names of the variables and what would do (behaviour/operations 1), where', () => {
  test('the heap cannot hold the budgets', () => {
    const start = () => checkMemory(parseConfig({ CACHE_MB: '2000', SEARCH_CACHE_MB: '100' }), heap(512));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(/CACHE_MB is 2000, SEARCH_CACHE_MB 100: .*512 MB.*--max-old-space-size=\d{4}/);
  });

  test.each([
    {
      variables: { PAGE_CACHE_MB: '600' },
      sentence: /MEMORY_MB is 1024: .*PAGE_CACHE_MB \(600 MB\).* take 1368/,
    },
    { variables: { MEMORY_MB: '512' }, sentence: /MEMORY_MB is 512: .*\(512 MB\).* take 896/ },
  ])('$variables leave no room', ({ variables, sentence }) => {
    const start = () => checkMemory(parseConfig(variables), heap(512));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(sentence);
  });
});

test('a heap whose limit nobody chose counts as what the budgets need of it', () => {
  expect(() => checkMemory(parseConfig({}), heap(4096, false))).not.toThrow();
  expect(() => checkMemory(parseConfig({}), heap(4096))).toThrow(/MEMORY_MB/);
  expect(() => checkMemory(parseConfig({ CACHE_MB: '1000' }), heap(4096, false))).toThrow(/MEMORY_MB/);
});
