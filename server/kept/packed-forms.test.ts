import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { KeptAnswer } from './answer.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createPackedForms } from './packed-forms.ts';

const text = 'a page '.repeat(100);
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync } as const;

const keptUnpacked = () => {
  const cache = createAnswerCache(1_000_000);
  const answer = {
    key: 'help.shop.de /',
    headers: [],
    names: new Set(['tree']),
    etag: 'W/"one"',
    body: { identity: Buffer.from(text) },
    looks: { count: 0 },
  } as unknown as KeptAnswer;
  cache.keep(answer);
  return { cache, answer, forms: createPackedForms(cache, () => false) };
};

describe('an answer whose first reader took it unpacked', () => {
  test('is each form that is asked for, also where both are asked for at once', async () => {
    const { answer, forms } = keptUnpacked();
    const [br, gzip] = [forms.packedAs(answer, 'br'), forms.packedAs(answer, 'gzip')];
    expect(unpacked.br(await br).toString()).toBe(text);
    expect(unpacked.gzip(await gzip).toString()).toBe(text);
  });

  test('is each form while its content has changed, and is packed once for all who ask meanwhile', async () => {
    const { cache, answer, forms } = keptUnpacked();
    cache.contentChanged('tree');
    const first = await forms.packedAs(answer, 'br');
    expect(unpacked.gzip(await forms.packedAs(answer, 'gzip')).toString()).toBe(text);
    expect(await forms.packedAs(answer, 'br')).toBe(first);
    expect(cache.standing(answer)).toBe('changed');
  });
});
