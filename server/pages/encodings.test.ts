import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, pack, packTightly, unpack } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'identity'],
  ['*;q=0.1', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
])('%j is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('every form holds the same bytes, in memory of its own', async () => {
  const page = Buffer.from('<p>Größe</p>'.repeat(500));
  const packed = await pack(page);
  expect(brotliDecompressSync(packed.br)).toEqual(page);
  expect(gunzipSync(packed.gzip)).toEqual(page);
  expect(await unpack(packed)).toEqual(page);
  expect(brotliDecompressSync(await packTightly(packed))).toEqual(page);
  for (const bytes of [packed.br, packed.gzip]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
