import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { readUpstream } from '../../scripts/check-upstream/read-upstream.ts';

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
});
afterAll(async () => {
  await proxy.close();
  await embedded.close();
});

test('an upstream that keeps the contract has no fault on any host, and nothing is written to it', async () => {
  const readings = await readUpstream(builtInProjects, proxy.url);
  expect(readings.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(readings.map(({ host }) => host)).toEqual(builtInProjects.map(({ host }) => host));
  expect(proxy.calls.filter((call) => !call.startsWith('GET ') || call.includes('alternatives'))).toEqual([]);
});

test('what would be left out is told by call and place, never by value', async () => {
  proxy.bend('type=companies', ({ items }: { items: object[] }) => ({
    items: items.map((each, at) => ({
      ...each,
      ...(at === 0 ? { imageSrc: 'javascript:x' } : { imageAlt: 7 }),
    })),
  }));
  proxy.fail('malformed-json', 'comment_reasons');
  const [reading] = await readUpstream(builtInProjects.slice(0, 1), proxy.url);
  expect(reading?.faults).toEqual([
    'commentReasons: malformed JSON',
    'companies: items.imageSrc: 1 left out, 3 read',
    'companies: items.imageAlt: 3 left empty',
  ]);
});
