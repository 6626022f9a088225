import type { HostReport, OrderReport } from './read-host.ts';

export interface Report {
  readonly ok: boolean;
  readonly hosts: readonly HostReport[];
  /** All that is dropped on any host. */
  readonly dropped: HostReport['dropped'];
  readonly order: OrderReport | null;
}

export const toReport = (hosts: readonly HostReport[], order: OrderReport | null): Report => ({
  ok: [...hosts, ...(order ? [order] : [])].every(({ empty }) => empty.length === 0),
  hosts,
  dropped: hosts.flatMap(({ dropped }) => dropped),
  order,
});

const countOf = (host: HostReport, call: string, what: string): number =>
  host.calls.find((each) => each.call === call)?.read[what] ?? 0;

/** One row a host. */
export const summaryOf = (host: HostReport): string => {
  const { empty, missed, dropped } = host;
  const state = empty.length > 0 ? 'FAIL' : missed.length + dropped.length > 0 ? 'miss' : 'ok';
  const read = (['categories', 'sub-categories', 'articles'] as const).map(
    (what) => `${countOf(host, 'get_categories', what)} ${what}`,
  );
  const lost = dropped.reduce((sum, { count }) => sum + count, 0);
  const slowest = Math.max(0, ...host.calls.map((call) => call.slowest));
  return `${state.padEnd(4)}  ${host.host.padEnd(28)} ${read.join(', ')}; ${lost} dropped; slowest call ${slowest} ms`;
};

const callRow = ({ call, asked, read, failed, median, slowest }: HostReport['calls'][number]): string => {
  const counts = Object.entries(read).map(([what, count]) => `${count} ${what}`);
  const outcome = failed.length > 0 ? `FAILED: ${failed.join(', ')}` : counts.join(', ') || 'read';
  return `        ${call.padEnd(42)} ${outcome}; asked ${asked}x, ${median} ms, at most ${slowest} ms`;
};

const list = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `        ${line}`)];

/** What is the same on all hosts is said once. */
const absentRows = (hosts: readonly HostReport[]): readonly string[] => {
  const rows = new Map<string, number>();
  for (const { absent } of hosts)
    for (const { call, field, cost } of absent) {
      const row = `${call} ${field}: ${cost}`;
      rows.set(row, (rows.get(row) ?? 0) + 1);
    }
  return [...rows].map(([row, count]) => (count === hosts.length ? row : `${row} (${count} hosts)`));
};

export const printReport = ({ ok, hosts, order }: Report): string =>
  [
    ...hosts.flatMap((host) => [
      host.host,
      ...host.calls.map(callRow),
      ...list(
        '      dropped',
        host.dropped.map(({ call, what, count }) => `${call}: ${count} ${what}`),
      ),
      ...list('      visitors would miss', host.missed),
      ...list('      pages that would be empty', host.empty),
      '',
    ]),
    ...list('optional fields that are absent, and what that costs', absentRows(hosts)),
    '',
    ...(order
      ? [
          `order   ${order.host ? `${order.host}: ` : ''}${Object.entries(order.read)
            .map(([what, count]) => `${count} ${what}`)
            .join(', ')}`,
          ...list('      its page would miss', order.missed),
          ...list('      it cannot be shown', order.empty),
          '',
        ]
      : []),
    ...hosts.map(summaryOf),
    ok ? 'no page would be empty' : 'pages would be empty',
  ].join('\n');
