import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtInProjects } from '#shared/projects/project-table.ts';
import { startFaultProxy, type FaultProxy } from '#tests/fakes/fault-proxy.ts';
import { orders, shapeReadings, startBareUpstream } from '#tests/fakes/bare-upstream.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import type { AlternativeId } from '#shared/validation/ids.ts';
import { printReport, toReport } from '../../scripts/check-upstream/print-report.ts';
import { readHost, readOrder } from '../../scripts/check-upstream/read-host.ts';

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

const [german] = builtInProjects;
const read = (url = proxy.url) => readHost(german!, builtInProjects, url);

test('an upstream that keeps the contract loses nothing, and nothing is written to it', async () => {
  const report = await read();
  expect([report.dropped, report.missed, report.empty]).toEqual([[], [], []]);
  expect(proxy.calls.filter((call) => !call.startsWith('GET ') || call.includes('alternatives'))).toEqual([]);
});

test('losses are named exactly, by host, call and count, never by value', async () => {
  type Items = { readonly items: readonly object[] };
  const changeFirst =
    (count: number, change: object) =>
    ({ items }: Items) => ({ items: items.map((each, at) => (at < count ? { ...each, ...change } : each)) });
  proxy.bend('type=companies', changeFirst(1, { imageSrc: 'javascript:x' }));
  proxy.bend('top_articles', changeFirst(3, { article_id: 999_999, url: null }));
  proxy.bend('type=cookies', changeFirst(2, { name: null }));
  proxy.bend('footer_links', ({ items }: Items) => ({
    items: [
      ...items,
      { data: { link: 'https://a.example/' } },
      // They stand in the footer anyway.
      { data: { name: 'Cookie settings' } },
      { data: { name: 'Order cancellation', link: '#' } },
      { data: { name: 'Accessibility statement', link: '' } },
    ],
  }));
  const { dropped, empty } = await read();
  for (const call of ['type=companies', 'top_articles', 'type=cookies', 'footer_links'])
    proxy.bend(call, (answer) => answer);
  expect(empty).toEqual([]);
  expect(dropped.map(({ host, call, count }) => [host, call, count]).toSorted()).toEqual(
    [
      ['help.atd-parts.de', 'footer_links', 1],
      ['help.atd-parts.de', 'get_static_elements?type=companies', 1],
      ['help.atd-parts.de', 'get_static_elements?type=cookies', 2],
      ['help.atd-parts.de', 'top_articles', 3],
    ].toSorted(),
  );
  expect(JSON.stringify(dropped)).not.toContain('javascript');
});

test('a shop that names no way to a person misses one, also where its form is on a host that is not listed', async () => {
  type Footer = { readonly items: readonly { readonly data: { readonly id: string } }[] };
  type Project = { readonly items: readonly [{ readonly data: object }] };
  const missed = async (form: string) => {
    proxy.bend('footer_links', ({ items }: Footer) => ({
      items: items.filter(({ data }) => data.id !== 'contact'),
    }));
    proxy.bend('settings', ({ items: [item] }: Project) => ({
      items: [{ ...item, data: { ...item.data, settings: [{ key: 'contactForm', value: form }] } }],
    }));
    const report = await read();
    for (const call of ['footer_links', 'settings']) proxy.bend(call, (answer) => answer);
    return report.missed;
  };
  expect(await missed('')).toEqual(['the contact dialog offers no way to a person']);
  expect(await missed('https://forms.example/')).toEqual(['the contact dialog offers no way to a person']);
  expect(await missed('https://www.atd-parts.de/contact')).toEqual([]);
});

test('pictures of hosts that are not listed, which no page may load, are missed', async () => {
  type Items = { readonly items: readonly object[] };
  proxy.bend('type=companies', ({ items: [first] }: Items) => ({
    items: ['//logos.example/1.png', 'https://cdn.atd-parts.de/1.png', '/1.png'].map((imageSrc, id) => ({
      ...first,
      id: id + 1,
      imageSrc,
    })),
  }));
  proxy.bend('get_article', ({ data }: { readonly data: object }) => ({
    success: true,
    data: {
      ...data,
      content: `<p><img alt="" src="https://pictures.example/1.png"> <img src='/1.png'></p>`,
    },
  }));
  const { missed } = await read();
  for (const call of ['type=companies', 'get_article']) proxy.bend(call, (answer) => answer);
  const hosts = 'pictures.example, logos.example';
  expect(missed).toEqual([`pictures of hosts that are not in imageHosts: ${hosts}`]);
});

test('pages that would be empty fail the check, and are said in words', async () => {
  const bent = { ...shapeReadings['a list of categories, and get_category']!, tree: 'children' } as const;
  const whole = await startBareUpstream(bent);
  const report = await read(whole.url);
  await whole.close();
  expect(report.empty).toEqual([]);
  proxy.bend('top_articles', ({ items }: { items: readonly object[] }) => ({
    items: items.map((each) => ({ ...each, article_id: 999_999, url: '' })),
  }));
  const { empty } = await read();
  proxy.bend('top_articles', (answer) => answer);
  expect(empty).toEqual(['0 of 8 popular questions can be opened']);
  expect(printReport(toReport([report], null))).toContain('no page would be empty');
});

describe('an order', () => {
  test('is read and nothing else, and its id stands in nothing that is said', async () => {
    const upstream = await startBareUpstream(shapeReadings['as we read it']!);
    const id = orders.open as AlternativeId;
    const order = await readOrder(builtInProjects, upstream.url, id);
    await upstream.close();
    expect(order.read).toEqual({ replacements: 2, decided: 0, items: 6, 'payment methods': 1 });
    expect(order.missed).toContain('a refund has no figure (refundAmount)');
    expect(JSON.stringify(order) + printReport(toReport([], order))).not.toContain(id);
    expect(upstream.calls.every((call) => call.startsWith('GET '))).toBe(true);
  });

  test('that nobody has fails the check', async () => {
    const order = await readOrder(
      builtInProjects.slice(0, 2),
      proxy.url,
      '99999999-9999-4999-8999-999999999999' as AlternativeId,
    );
    expect(toReport([], order).ok).toBe(false);
  });
});

describe('the hosts that are named', () => {
  const check = (...given: readonly string[]) =>
    new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
      const words = ['scripts/check-upstream.ts', proxy.url, ...given];
      execFile(process.execPath, words, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, stdout, stderr }),
      );
    });

  test('alone are judged, however they are listed', async () => {
    const hosts = ['help.atd-parts.fr', 'help.atd-parts.it', 'help.pkw-parts.de'];
    const list = ['--host', `${hosts[0]},${hosts[1]}`, '--host', `${hosts[2]}`];
    const { code, stdout } = await check(...list, '--json');
    const report = JSON.parse(stdout) as { readonly hosts: readonly { readonly host: string }[] };
    expect([code, report.hosts.map(({ host }) => host).toSorted()]).toEqual([0, hosts]);
  });

  test('judge the order too, and its line says which of them did', async () => {
    const { stdout } = await check('--host', 'help.atd-parts.fr', '--order', orders.open);
    expect(stdout).toMatch(/^order {3}help\.atd-parts\.fr: \d+ replacements/m);
  });

  test('have to be hosts of the site', async () => {
    const { code, stderr } = await check('--host', 'help.atd-parts.fr,help.shop.example');
    const words = `no host of the site: "help.shop.example"; a shop's own stand in PROJECTS_FILE\n`;
    expect([code, stderr]).toEqual([2, words]);
  });
});

test.each(['check-upstream', 'doctor'])(
  'a projects file that %s cannot read is told in one line, as a start tells it',
  async (script) => {
    const said = await new Promise((resolve) => {
      const env = { ...process.env, PROJECTS_FILE: '/nowhere.json' };
      execFile(process.execPath, [`scripts/${script}.ts`, proxy.url], { env }, (error, _stdout, stderr) =>
        resolve([error?.code, stderr]),
      );
    });
    expect(said).toEqual([
      2,
      expect.stringMatching(/^PROJECTS_FILE \/nowhere\.json takes a readable JSON file: .*\n$/),
    ]);
  },
);

test('optional fields that are absent are named with what that costs', async () => {
  const upstream = await startBareUpstream(shapeReadings['as we read it']!);
  const { absent } = await read(upstream.url);
  await upstream.close();
  expect(absent).toContainEqual({
    call: 'top_articles',
    field: 'url',
    cost: 'the tree says where the article is',
  });
  expect(absent.map(({ call, field }) => `${call} ${field}`)).toContain(
    'get_static_elements?type=cookies group',
  );
});
