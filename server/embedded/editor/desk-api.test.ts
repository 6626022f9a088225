import { afterEach, expect, test, vi } from 'vitest';
import { readHosts, troubleOf } from './desk-api.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('a content API that never answers is given up: nothing could be saved again until it had', async () => {
  const waiting = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waiting.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation((_address, init) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    return promise;
  });
  const trouble = readHosts().catch(troubleOf);
  waiting.abort();
  expect(await trouble).toBe('failed');
});
