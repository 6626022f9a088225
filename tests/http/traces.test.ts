import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite } from '#tests/setup/start-site.ts';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}

const host = 'help.atd-parts.fr';
const order = '22222222-2222-4222-8222-222222222222';
const trace = 'a'.repeat(32);
const asker = 'b'.repeat(16);

/** A receiver of OTLP/HTTP, and in front of the content API a door that notes the `traceparent` of calls. */
const stage = async (environment: (receiver: string) => Record<string, string>) => {
  const spans: ReceivedSpan[] = [];
  const parents: (string | undefined)[] = [];
  const receive = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = (await json(req)) as { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };
    spans.push(...body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.setHeader('content-type', 'application/json').end('{}');
  };
  const receiver = createServer((req, res) => void receive(req, res));
  const embedded = await startEmbedded();
  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    parents.push(req.headers['traceparent'] as string | undefined);
    const answer = await fetch(embedded.url + req.url);
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  };
  const door = createServer((req, res) => void pass(req, res));
  const ports = await Promise.all(
    [receiver, door].map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
        ),
    ),
  );
  const site = await startSite(`http://127.0.0.1:${ports[1]}`, environment(`http://127.0.0.1:${ports[0]}`));
  onTestFinished(async () => {
    await site.close();
    for (const server of [receiver, door]) server.close();
    await embedded.close();
  });
  return { site, spans, parents };
};

test('requests and the upstream calls behind them are told to the receiver, in the trace of who asked', async () => {
  const { site, spans, parents } = await stage((receiver) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver }));
  await site.ask(host, '/categories/12/1202/120201', { headers: { traceparent: `00-${trace}-${asker}-01` } });
  await site.ask(host, `/alternatives?id=${order}`, { headers: { traceparent: 'canary' } });
  await site.ask(host, `/bff/alternatives/${order}`);
  await site.ask(host, '/search?articles=canary');
  const named = (name: string) => spans.filter((span) => span.name === name);
  await expect.poll(() => named('GET /search'), { timeout: 20_000 }).toHaveLength(1);
  const [page] = named('GET /categories/:category/:subCategory/:article');
  expect(page).toMatchObject({ traceId: trace, parentSpanId: asker });
  const [call] = named('GET /api/get_article');
  expect(call).toMatchObject({ traceId: trace, parentSpanId: page?.spanId });
  expect(parents).toContain(`00-${trace}-${call?.spanId}-01`);
  expect(named('GET /bff/alternatives')).toHaveLength(1);
  expect(named('GET /alternatives')[0]?.traceId).not.toBe(trace);
  expect(JSON.stringify(spans)).not.toMatch(/canary|2222-4222|120201/);
});

test('without a receiver no traceparent is passed on', async () => {
  const { site, parents } = await stage(() => ({}));
  await site.ask(host, '/', { headers: { traceparent: `00-${trace}-${asker}-01` } });
  expect(parents.length).toBeGreaterThan(0);
  expect(parents.filter(Boolean)).toEqual([]);
});

test('without a receiver OpenTelemetry is not even loaded', () => {
  const script =
    `const { registerHooks } = await import('node:module');` +
    `registerHooks({ load(url, context, next) { if (url.includes('@opentelemetry')) throw new Error(url); return next(url, context); } });` +
    `const { startTracing } = await import('./server/observability/trace-requests.ts');` +
    `const { parseConfig } = await import('./server/config/config.ts');` +
    `console.log(await startTracing(parseConfig({}).tracing));` +
    `console.log(await startTracing({ url: 'http://127.0.0.1:9', ratio: 1 }).catch(() => 'loaded'));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(printed).toBe('null\nloaded\n');
});
