import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor, pack, packTightly, repack, unpack, withForm } from './encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['gzip, br;Q=0', 'gzip'],
  ['BR', 'br'],
  ['nobr, brotli, gzipped', 'identity'],
  ['*;q=0.1', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
])('%j is answered in %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

const page = Buffer.from('<p>Größe</p>'.repeat(5_000));
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['br', 'gzip'],
  ['gzip', 'br'],
] as const)(
  'packed as %s at first, and as %s on demand, it is the same page in memory of its own',
  async (first, second) => {
    const body = await pack(page, first);
    expect(unpacked[first](body[first] as Buffer)).toEqual(page);
    const other = await repack(body, second);
    expect(unpacked[second](other)).toEqual(page);
    expect(await unpack(body)).toEqual(page);
    expect(brotliDecompressSync(await packTightly(body))).toEqual(page);
    for (const bytes of [body[first] as Buffer, other]) expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

test('taken unpacked it is kept so, in memory of its own, until a packed form is there', async () => {
  const body = await pack(page, 'identity');
  expect(body.identity).toEqual(page);
  expect(body.identity?.buffer.byteLength).toBe(page.length);
  const br = await repack(body, 'br');
  const packed = withForm(body, 'br', br);
  expect(packed).toEqual({ br });
  const gzip = await repack(packed, 'gzip');
  expect(withForm(packed, 'gzip', gzip)).toEqual({ br, gzip });
  expect(gunzipSync(gzip)).toEqual(page);
});
