import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { buildOpsApp } from '#tests/builders/build-ops-app.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite, type Site } from '#tests/setup/start-site.ts';
import type { AskSite } from '../../scripts/doctor/ask-site.ts';
import { readContentStates } from '../../scripts/doctor/content-ages.ts';
import { chooseProjects } from '../../scripts/own-projects.ts';
import { examineSite } from '../../scripts/doctor/examine-site.ts';

const hosts = ['help.atd-parts.fr', 'help.atd-parts.co.uk'];
const projects = builtInProjects.filter(({ host }) => hosts.includes(host));

let embedded: Awaited<ReturnType<typeof startEmbedded>>;
let proxy: FaultProxy;
let site: Site;
let parts: Dependencies;
const ops = createServer((req, res) => buildOpsApp({ contentReport: parts.contentReport })(req, res));

beforeAll(async () => {
  embedded = await startEmbedded();
  proxy = await startFaultProxy(embedded.url);
  site = await startSite(proxy.url, {}, (all) => (parts = all));
  await site.warm();
  await new Promise<void>((resolve) => ops.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  ops.close();
  await site.close();
  await proxy.close();
  await embedded.close();
});

const ask: AskSite = (host, path) => site.ask(host, path);
const opsAddress = () => new URL(`http://127.0.0.1:${(ops.address() as AddressInfo).port}`);

test('a site in good health has a row for each host and nothing wrong', async () => {
  const rows = await examineSite(projects, ask, await readContentStates(opsAddress()));
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rows.map(({ host, price }) => [host, price])).toEqual([
    ['help.atd-parts.fr', '1\u00a0234,50\u00a0€'],
    ['help.atd-parts.co.uk', '£1,234.50'],
  ]);
  for (const row of rows) {
    expect(row).toMatchObject({ reachable: true, wordsMissing: 0, contentAge: expect.any(Number) as number });
    expect(row.alternates).toHaveLength(29);
    expect(Math.min(row.links, row.images)).toBeGreaterThan(5);
  }
});

test('what is wrong is named: a dead host, a dead link, a language that is not named in return', async () => {
  const [french = '', british = ''] = hosts;
  const bent: AskSite = async (host, path) => {
    if (host === british && path === '/') throw Object.assign(new Error(), { code: 'ECONNREFUSED' });
    const answer = await site.ask(host, path);
    const body = answer.body.replace('<a href="/', '<a href="/nowhere">x</a><a href="/');
    return { ...answer, body: path === '/' ? body : answer.body };
  };
  const [first, second] = await examineSite(projects, bent, new Map());
  expect(first).toMatchObject({ host: french, contentAge: null, faults: ['/nowhere: 404'] });
  expect(second).toMatchObject({ host: british, reachable: false, faults: ['/: ECONNREFUSED'] });
  const oneWay: AskSite = async (host, path) => {
    const answer = await site.ask(host, path);
    const body =
      host === british ? answer.body.replaceAll(`href="https://${french}`, 'href="https://x') : answer.body;
    return { ...answer, body };
  };
  const rows = await examineSite(projects, oneWay, new Map());
  expect(rows.map(({ faults }) => faults)).toEqual([[`hreflang: ${british} does not name it in return`], []]);
});

test('a link that is relative to its page is followed from there', async () => {
  const relative: AskSite = async (host, path) => {
    const answer = await site.ask(host, path);
    const body = answer.body.replace('<a href="/', `<a href="${path.split('/').at(-1)}">x</a><a href="/`);
    return { ...answer, body: path.startsWith('/categories/') ? body : answer.body };
  };
  const rows = await examineSite(projects, relative, new Map());
  expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
});

test('hosts may be listed with commas', () => {
  expect(chooseProjects(builtInProjects, [hosts.join(', ')])).toEqual(projects);
});

test('content that could not be had is told of its host', async () => {
  const cold = await startSite(proxy.url, {}, (all) => (parts = all));
  proxy.fail('status-500', '/api/banners');
  await cold.ask('help.atd-parts.fr', '/');
  proxy.fail('none');
  const states = await readContentStates(opsAddress());
  await cold.close();
  expect(states.get('help.atd-parts.fr')?.faults).toEqual(['content: banners could not be had']);
  expect(states.get('help.atd-parts.co.uk')?.faults).toEqual(['content: none yet']);
});

test('a host of the Union without a way to withdraw is named, another is not', async () => {
  const without: AskSite = async (host, path) => {
    const answer = await site.ask(host, path);
    return { ...answer, body: answer.body.replace(/"withdraw":"[^"]*"/, '"other":""') };
  };
  const rows = await examineSite(projects, without, new Map());
  expect(rows.map(({ faults }) => faults)).toEqual([[expect.stringContaining('taskWithdraw')], []]);
});
