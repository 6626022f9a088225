import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createRenderQueue, Overloaded, Unwanted } from './render-queue.ts';

const always = () => true;

afterEach(() => void vi.restoreAllMocks());

test('renders run one at a time, in the order they came', async () => {
  const queue = createRenderQueue();
  const seen: string[] = [];
  const render = (name: string) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
  };
  await Promise.all([queue.run(render('a'), always), queue.run(render('b'), always)]);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('between two renders more than one connection is let in, or a crowd would wait outside (behaviour/operations 10)', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let accepted = 0;
  server.on('connection', () => (accepted += 1));
  const sockets = Array.from({ length: 15 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  const queue = createRenderQueue();
  const seen: number[] = [];
  const render = async () => void seen.push(accepted);
  await Promise.all(Array.from({ length: 4 }, () => queue.run(render, always)));
  for (const socket of sockets) socket.destroy();
  server.close();
  expect(seen.at(-1)).toBe(15);
});

test('a render whose wait would be too long is refused at once', async () => {
  const queue = createRenderQueue(100);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const first = queue.run(() => held, always);
  const waiting = Array.from({ length: 20 }, () =>
    queue.run(async () => 'late', always).catch((e: unknown) => e),
  );
  release();
  await first;
  const outcomes = await Promise.all(waiting);
  expect(outcomes.filter((outcome) => outcome instanceof Overloaded).length).toBeGreaterThan(0);
  expect(outcomes.filter((outcome) => outcome === 'late').length).toBeGreaterThan(0);
  expect(queue.waiting()).toBe(0);
});

test('pages that are being loaded are waited for as well, by those who come after them', async () => {
  const queue = createRenderQueue(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const loads = [
    queue.announce(() => promise),
    queue.announce(() => promise.then(() => Promise.reject(new Error('not to be had')))).catch(() => {}),
  ];
  expect(queue.expectedWait()).toBeGreaterThan(0);
  // Who has been let in and loaded is not refused for those who load still.
  await expect(queue.run(async () => 'rendered', always)).resolves.toBe('rendered');
  resolve();
  await Promise.all(loads);
  expect(queue.expectedWait()).toBe(0);
});

test('loads that hang hold nobody up who asks for what is in memory', async () => {
  const queue = createRenderQueue();
  const { promise, resolve } = Promise.withResolvers<void>();
  const hanging = Array.from({ length: 500 }, () => queue.announce(() => promise));
  expect(queue.expectedWait()).toBeGreaterThan(1_000);
  expect(queue.backlog()).toBeLessThan(1_000);
  resolve();
  await Promise.all(hanging);
  // Those that wait for their turn to load do count.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const rendered = Array.from({ length: 30 }, () => queue.run(() => held, always));
  await nextTurn();
  const queued = Array.from({ length: 500 }, () => queue.announce(async () => {}));
  expect(queue.backlog()).toBe(queue.expectedWait());
  release();
  await Promise.all([...rendered, ...queued]);
});

test('of a crowd no more pages are loaded than wait for their render soon, and all of them are made in the end', async () => {
  const queue = createRenderQueue(60_000);
  let [loaded, most] = [0, 0];
  const make = async () => {
    await queue.announce(async () => void (most = Math.max(most, (loaded += 1))));
    return queue.run(async () => void (loaded -= 1), always);
  };
  // The first ones load before anything waits for its render; the others come while those wait.
  const first = Array.from({ length: 18 }, make);
  await nextTurn();
  const others = Array.from({ length: 60 }, make);
  await Promise.all([...first, ...others]);
  expect(most).toBeLessThanOrEqual(18);
});

test('a load that is not to wait begins at once; one that comes to nothing holds nobody up', async () => {
  const queue = createRenderQueue(60_000);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const rendered = Array.from({ length: 30 }, () => queue.run(() => held, always));
  await Promise.resolve();
  const begun: string[] = [];
  const load = (name: string) => async () => void begun.push(name);
  const failing = Array.from({ length: 60 }, () =>
    queue.announce(() => Promise.reject(new Error('not to be had'))).catch(() => 'failed'),
  );
  const patient = queue.announce(load('page'));
  await queue.announce(load('form'), true);
  expect(begun).toEqual(['form']);
  release();
  await Promise.all([...rendered, ...failing, patient]);
  expect(begun).toEqual(['form', 'page']);
  expect(queue.expectedWait()).toBe(0);
});

test('a page takes as long as it holds up the next one, not its render alone (behaviour/operations 10)', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const queue = createRenderQueue(60_000);
  const streamed = Array.from({ length: 50 }, () =>
    queue.run(async () => {}, always).then(() => (now += 40)),
  );
  await Promise.all(streamed);
  const { promise, resolve } = Promise.withResolvers<void>();
  const loading = queue.announce(() => promise);
  expect(queue.expectedWait()).toBeCloseTo(40, 0);
  resolve();
  await loading;
});

test('nothing is rendered for those who have left, nor is the next one held up', async () => {
  const queue = createRenderQueue();
  let rendered = 0;
  const gone = queue.run(
    async () => (rendered += 1),
    () => false,
  );
  const there = queue.run(async () => (rendered += 1), always);
  await expect(gone).rejects.toBeInstanceOf(Unwanted);
  await there;
  expect(rendered).toBe(1);
});

test('a render that throws tells its own caller alone', async () => {
  const queue = createRenderQueue();
  const broken = queue.run(() => Promise.reject(new Error('broken')), always);
  const sound = queue.run(async () => 'sound', always);
  await expect(broken).rejects.toThrow('broken');
  await expect(sound).resolves.toBe('sound');
});
