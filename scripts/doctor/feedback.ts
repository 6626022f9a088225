/** What visitors of one host found and thought, since the process asked was started. */
export interface FeedbackRow {
  readonly host: string;
  /** Searches of the results' page. */
  readonly searches: number;
  readonly withoutHit: number;
  readonly contact: number;
  readonly votes: number;
  readonly helped: number;
}

const sample = /^help_(searches|votes)_total\{(.*)\} (\d+)$/gm;

/** Counts of a text in the format of Prometheus, by host; hosts of which nothing was counted are left out. */
export const feedbackIn = (metrics: string): readonly FeedbackRow[] => {
  const hosts = new Map<string, Record<string, number>>();
  for (const [, metric = '', labels = '', value] of metrics.matchAll(sample)) {
    const of = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text]),
    );
    if (of['from'] === 'panel') continue;
    const host = of['host'] ?? '';
    const counts = hosts.get(host) ?? {};
    hosts.set(host, counts);
    const name = metric === 'votes' ? `vote ${of['vote']}` : (of['outcome'] ?? '');
    counts[name] = (counts[name] ?? 0) + Number(value);
  }
  return [...hosts]
    .map(([host, { hit = 0, none = 0, contact = 0, 'vote yes': yes = 0, 'vote no': no = 0 }]) => ({
      host,
      searches: hit + none + contact,
      withoutHit: none,
      contact,
      votes: yes + no,
      helped: yes,
    }))
    .toSorted((a, b) => a.host.localeCompare(b.host));
};

/** @param ops address of the operations port. Throws where it cannot be read. */
export const readFeedback = async (ops: URL): Promise<readonly FeedbackRow[]> => {
  const answer = await fetch(new URL('/metrics', ops), { signal: AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return feedbackIn(await answer.text());
};

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${Math.round((part / all) * 100)} %`;

/** Head and rows for `printTable`. */
export const feedbackTable = (rows: readonly FeedbackRow[]): readonly (readonly string[])[] => [
  ['host', 'searches', 'without a hit', 'for a person', 'votes', 'helped'],
  ...rows.map(({ host, searches, withoutHit, contact, votes, helped }) => [
    host,
    String(searches),
    share(withoutHit, searches),
    share(contact, searches),
    String(votes),
    share(helped, votes),
  ]),
];
