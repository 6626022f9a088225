import { expect, test, vi } from 'vitest';
import { createVideoPosters, isVideoId } from './video-posters.ts';

const jpeg = (bytes: number) =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/jpeg' } });

test.each([
  ['dZ0hQ_-4abc', true],
  ['dZ0hQ_-4ab', false],
  ['dZ0hQ_-4abcd', false],
  ['../../etc/p', false],
  ['dZ0hQ%2F4abc', false],
])('%s is a video id: %s', (id, expected) => {
  expect(isVideoId(id)).toBe(expected);
});

test('a picture is fetched once, however many ask at once and later', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => jpeg(10));
  const posters = createVideoPosters(fetch);
  const [first, second] = await Promise.all([posters.read('aaaaaaaaaaa'), posters.read('aaaaaaaaaaa')]);
  expect(first).toHaveLength(10);
  expect(second).toHaveLength(10);
  await posters.read('aaaaaaaaaaa');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch.mock.calls[0]?.[0]).toBe('https://i.ytimg.com/vi/aaaaaaaaaaa/mqdefault.jpg');
});

test.each([
  ['refused', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'unknown',
    () => Promise.resolve(new Response('', { status: 404, headers: { 'content-type': 'image/jpeg' } })),
  ],
  ['no picture', () => Promise.resolve(new Response('<html>', { headers: { 'content-type': 'text/html' } }))],
  ['empty', () => Promise.resolve(jpeg(0))],
  ['too large', () => Promise.resolve(jpeg(200_001))],
])('a picture that is %s is none, and is not asked for again soon', async (_kind, answer) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const posters = createVideoPosters(fetch);
  expect(await posters.read('bbbbbbbbbbb')).toBe('missing');
  expect(await posters.read('bbbbbbbbbbb')).toBe('missing');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('at most eight pictures are fetched at once; the rest are told so at once', async () => {
  let release = (_: Response) => {};
  const fetch = vi.fn<typeof globalThis.fetch>(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  const posters = createVideoPosters(fetch);
  for (let index = 0; index < 8; index += 1) void posters.read(`cccccccccc${index}`);
  expect(await posters.read('ddddddddddd')).toBe('busy');
  expect(fetch).toHaveBeenCalledTimes(8);
  release(jpeg(10));
});
