import { afterAll, beforeAll, expect, test } from 'vitest';
import { createVideoPosters } from '#server/pages/video-posters.ts';
import { lifetimes } from '#server/http/cache-headers.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';

/** A video host that answers when it is told to. */
const held: ((answer: Response) => void)[] = [];
const release = (answer: () => Response) => {
  for (const resolve of held.splice(0)) resolve(answer());
};
const picture = () => new Response(new Uint8Array(10), { headers: { 'content-type': 'image/jpeg' } });

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let site: Site;

beforeAll(async () => {
  embedded = await startEmbedded();
  site = await startSite(embedded.url, {}, (parts) => ({
    ...parts,
    posters: createVideoPosters(() => new Promise((resolve) => held.push(resolve))),
  }));
});
afterAll(async () => {
  await site.close();
  await embedded.close();
});

const ask = (id: string, host = 'help.atd-parts.fr') => site.ask(host, `/media/video/${id}.jpg`);

test('who is turned away while many pictures are fetched gets the stand-in, not to be kept, and the picture next time', async () => {
  const first = Array.from({ length: 8 }, (_, index) => ask(`aaaaaaaaaa${index}`));
  await expect.poll(() => held.length).toBe(8);
  const refused = await ask('bbbbbbbbbbb');
  expect([refused.status, refused.headers.location]).toEqual([302, '/images/video-poster.svg']);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.headers['cdn-cache-control']).toBe('no-store');
  release(picture);
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  const again = ask('bbbbbbbbbbb');
  await expect.poll(() => held.length).toBe(1);
  release(picture);
  const { status, headers } = await again;
  expect([status, headers['cache-control']]).toEqual([200, lifetimes.poster.browser]);
});

test('a picture that the video host does not have is stood in for, and asked for again after five minutes', async () => {
  const missing = ask('ccccccccccc');
  await expect.poll(() => held.length).toBe(1);
  release(() => new Response('', { status: 404 }));
  const { status, headers } = await missing;
  expect([status, headers['cache-control']]).toEqual([302, 'max-age=300']);
  // In the colours of each company, and the host is not asked again meanwhile.
  expect(headers.location).toBe('/images/video-poster.svg');
  const { headers: other } = await ask('ccccccccccc', 'help.pkw-parts.de');
  expect(other.location).toBe('/images/pkw/video-poster.svg');
});
