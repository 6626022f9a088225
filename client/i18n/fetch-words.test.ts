import { afterEach, expect, test, vi } from 'vitest';
import german from '#locales/de.json' with { type: 'json' };
import { fetchWords } from './fetch-words.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that takes the call and says nothing. */
const hang = (_: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

test('words that do not come within ten seconds are those of the build, in German', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', hang);
  const words = fetchWords('fr', 'v1');
  patience.abort(new Error('too late'));
  expect(await words).toEqual({ words: { 'de-DE': { translation: german } }, otherTag: 'de-DE' });
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(complain).toHaveBeenCalledOnce();
  complain.mockRestore();
});
