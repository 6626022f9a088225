import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { createUpstream, resources, type ResourceName } from '#server/upstream/resources.ts';
import { createUpstreamClient, type UpstreamClient } from '#server/upstream/upstream-client.ts';
import { startFaultProxy } from '#tests/fakes/fault-proxy.ts';
import { misbehaviours } from '#tests/fakes/misbehaviours.ts';
import { rareFaults } from '#tests/fakes/rare-faults.ts';
import { leastLongestHold } from '#tests/setup/loop-hold.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';

const project = builtInProjects.find(({ host }) => host === 'help.atd-parts.fr')!;
const names = (Object.keys(resources) as ResourceName[]).filter((name) => resources[name].horizon !== null);
/** What reads that need to be told something are told. */
const told: Partial<Record<ResourceName, readonly unknown[]>> = {
  category: [12],
  subCategory: [1201],
  topArticles: [8],
  article: [120201],
  search: [{ searchString: 'colis', page: 1, perPage: 10, preview: 0 }, AbortSignal.timeout(600_000)],
};
type Read = (of: typeof project, ...more: readonly unknown[]) => Promise<unknown>;

let worker: Worker;
let client: UpstreamClient;
beforeAll(async () => {
  const embedded = await startEmbedded();
  const proxy = await startFaultProxy(embedded.url);
  const recording = createUpstreamClient(proxy.url, { readInPart: () => {} });
  const upstream = createUpstream(recording);
  for (const name of names) await (upstream[name] as Read)(project, ...(told[name] ?? []));
  const answers = new Map<string, Uint8Array>();
  for (const call of proxy.calls) {
    const url = call.replace('GET ', '');
    answers.set(url, new Uint8Array(await (await fetch(embedded.url + url)).arrayBuffer()));
  }
  recording.close();
  await proxy.close();
  await embedded.close();
  worker = new Worker(new URL('../fakes/misbehaving-upstream.ts', import.meta.url), {
    workerData: { answers },
  });
  const [port] = (await once(worker, 'message')) as [number];
  client = createUpstreamClient(`http://127.0.0.1:${port}`, { readInPart: () => {} });
}, 180_000);
afterAll(async () => {
  client.close();
  await worker.terminate();
});

/** Every resource once, one after another, whatever comes of it. */
const readAll = async (): Promise<void> => {
  const upstream = createUpstream(client, undefined, { recalled: null });
  for (const name of names) await (upstream[name] as Read)(project, ...(told[name] ?? [])).catch(() => null);
};

/** Of processor time, in microseconds. */
const most = 50_000;
const kinds = [...Object.keys(rareFaults), ...Object.keys(misbehaviours)].filter(
  (kind) => !kind.startsWith('hang'),
);

test.each(['as they should be', ...kinds])(
  'answers %s hold the event loop for less than 50 ms',
  async (kind) => {
    worker.postMessage(kind, []);
    await once(worker, 'message');
    expect(await leastLongestHold(readAll, most)).toBeLessThan(most);
  },
);
