import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemo, type DemoSite } from '#tests/setup/start-demo.ts';
import { findFirefox } from '../../scripts/find-engines.ts';
import { see, type, visit, type Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';

/** One request of a first visit goes wrong, in Firefox. Chromium has the whole matrix, in `navigation/first-visit.e2e.ts`. */
const found = findFirefox();
const journey = 'missing' in found ? test.skip : test;

/** What stands between the browser and the site, and spoils what a row names for as long as it says. */
const startSpoiler = async (port: number) => {
  let spoilt: { readonly url: RegExp; readonly spoil: (response: ServerResponse) => void } | null = null;
  const server = createServer((request, response) => {
    if (spoilt?.url.test(request.url ?? '')) return spoilt.spoil(response);
    const { url: path, method, headers } = request;
    const onward = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    spoil: (rule: typeof spoilt) => (spoilt = rule),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

const fails = (response: ServerResponse) => response.destroy();
const isCut = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': 5_000 });
  response.write('export', () => response.destroy());
};
const isMissing = (response: ServerResponse) => response.writeHead(404).end();

/** Each on a host of its own: what the browser has once it does not ask for again. */
const rows = [
  { name: 'the entry fails', host: 'help.atd-parts.co.uk', url: /\/assets\/entry\.client-/, spoil: fails },
  { name: 'the entry is cut', host: 'help.atd-parts.fr', url: /\/assets\/entry\.client-/, spoil: isCut },
  {
    name: 'the entry is of another build',
    host: 'help.atd-parts.de',
    url: /\/assets\/entry\.client-/,
    spoil: isMissing,
  },
  { name: 'messages fail', host: 'help.atd-parts.pl', url: /\/bff\/messages\//, spoil: fails },
  { name: 'messages are cut', host: 'help.atd-parts.fi', url: /\/bff\/messages\//, spoil: isCut },
] as const;

let site: DemoSite;
let spoiler: Awaited<ReturnType<typeof startSpoiler>>;
let firefox: Engine;
beforeAll(async () => {
  if ('missing' in found) return;
  site = await startDemo(fileURLToPath(new URL('../..', import.meta.url)));
  spoiler = await startSpoiler(site.port);
  firefox = await startFirefox(found.programs);
});
afterAll(async () => {
  if ('missing' in found) return;
  await firefox.close();
  spoiler.close();
  await site.close();
});

const home = (host: string) => `http://${host}.localhost:${spoiler.port}/`;
const email = `document.querySelector('footer input[type="email"]')`;
const isAsServed = `!('script' in document.documentElement.dataset)`;
const isTakenOver = `history.scrollRestoration === 'manual'`;
/** Pressing it writes nothing. */
const shift = '\uE008';

const openAndType = async (host: string): Promise<unknown> => {
  await firefox.open(home(host));
  await see(firefox, isAsServed);
  await firefox.ask(`${email}.focus()`);
  await type(firefox, 'somebody@example.com');
  return firefox.ask(`document.querySelector('h1').textContent`);
};

journey.each(rows)(
  '$name on $host: the page reads in its language, keeps what was typed, and heals',
  async (row) => {
    spoiler.spoil(row);
    const heading = await openAndType(row.host);
    spoiler.spoil(null);
    await type(firefox, shift);
    await see(firefox, isTakenOver);
    expect(await firefox.ask(`document.querySelector('h1').textContent`)).toBe(heading);
    expect(await firefox.ask(`${email}.value`)).toBe('somebody@example.com');
  },
);

// Firefox never asks again for a module's dependency that it could not have.
journey(
  'a chunk of every page fails: the page works as without script, the next document with it',
  async () => {
    spoiler.spoil({ url: /\/assets\/libraries-/, spoil: fails });
    await openAndType('help.atd-parts.it');
    spoiler.spoil(null);
    await type(firefox, shift);
    expect(await firefox.ask(`${email}.value`)).toBe('somebody@example.com');
    await visit(firefox, home('help.atd-parts.it'));
  },
);
