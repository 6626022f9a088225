import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { Exchange } from '#server/cache/content-entry.ts';
import { weigh } from '#server/cache/weight.ts';
import { isFaultRun, leastLongestHold } from '#tests/setup/loop-hold.ts';
import { createUpstream, resources } from './resources.ts';
import { readJson, type Note } from './read-answer.ts';
import { createUpstreamClient, type UpstreamClient } from './upstream-client.ts';

const project = builtInProjects[0]!;
let body: Buffer;
let server: Server;
let client: UpstreamClient;
const notes: Note[] = [];
const start = async () => {
  server = createServer((_req, res) => void res.end(body)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  client = createUpstreamClient(url, { readInPart: (_call, all) => notes.push(...all) });
};
const upstreamFor = (exchange: Exchange) => createUpstream(client, undefined, exchange);
beforeEach(start);
afterEach(() => {
  notes.length = 0;
  client.close();
  server.closeAllConnections();
  server.close();
});

/** @param places of sub-categories, with so many articles each, under so many characters of address. */
const treeOf = (places: number, articles: number, characters: number) => ({
  items: Array.from({ length: places }, (_, place) => ({
    id: place + 1,
    title: `Доставка ${place}`,
    children: [
      {
        id: place + 1,
        title: place === 1 ? false : 'Fragen',
        children: Array.from({ length: articles }, (_article, at) => ({
          id: place * articles + at + 1,
          title: `Wie lange dauert es ${at}`,
          weight: at % 50,
          url: 'x'.repeat(characters),
        })),
      },
    ],
  })),
});

/** What the upstream answers next, what it reads as, and what is given on to other replicas. */
const read = async (answer: object | string) => {
  body = Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer));
  const exchange: Exchange = { recalled: null };
  const tree = await upstreamFor(exchange).categories(project);
  return { tree, given: exchange.answer?.toString(), unreadable: exchange.unreadable };
};

test('an answer over a megabyte is read as a small one would be, with its notes and its weight', async () => {
  const answer = treeOf(20, 500, 100);
  const { tree, given } = await read(answer);
  const here = readJson(resources.categories.schema, JSON.stringify(answer));
  expect(JSON.stringify(here) === JSON.stringify({ answer: tree, notes })).toBe(true);
  expect(notes).toHaveLength(1);
  expect(weigh(tree)).toEqual(weigh(structuredClone(tree)));
  expect(given === JSON.stringify(answer)).toBe(true);
});

test('one that another replica has kept is read the same way', async () => {
  const kept = JSON.stringify(treeOf(20, 500, 100));
  const exchange: Exchange = { recalled: kept };
  const recalled = await upstreamFor(exchange).categories(project);
  expect(JSON.stringify(recalled) === JSON.stringify((await read(kept)).tree)).toBe(true);
});

test('what cannot be read is no answer, however long it is', async () => {
  const filler = 'x'.repeat(1_100_000);
  await expect(read(`{"items":[{"id":1,"title":"${filler}`)).rejects.toMatchObject({
    reason: 'malformed JSON',
  });
  await expect(read({ items: filler })).rejects.toMatchObject({
    reason: 'unreadable answer of /api/get_categories: items',
  });
  await expect(read(`{"items":[${'{},'.repeat(10_000_000)}{}]}`)).rejects.toMatchObject({
    reason: 'unreadable answer of /api/get_categories: has too many values',
  });
});

test.runIf(isFaultRun)('the largest tree holds the event loop no longer than a page may', async () => {
  // Compiles what it needs.
  await read(treeOf(20, 500, 100));
  body = Buffer.from(JSON.stringify(treeOf(100, 1_000, 240)));
  expect(body.length).toBeGreaterThan(28 * 1024 * 1024);
  const most = 50_000;
  const held = await leastLongestHold(async () => {
    weigh(await upstreamFor({ recalled: null }).categories(project));
  }, most);
  expect(held).toBeLessThan(most);
});
