import { parseArgs } from 'node:util';
import { createAskSite } from './doctor/ask-site.ts';
import { readContentStates, type ContentState } from './doctor/content-ages.ts';
import { examineSite, type Row } from './doctor/examine-site.ts';
import { feedbackTable, readFeedback } from './doctor/feedback.ts';
import { chooseProjects, readOwnProjects } from './own-projects.ts';

/**
 * Looks at every host of a running site and says in one table how it is:
 *
 *   npm run doctor                                             every host under its public https address
 *   npm run doctor -- http://localhost:3000                    all of them where a process or a proxy listens
 *   npm run doctor -- http://localhost:3000 --ops http://localhost:3001    with the age of the content
 *
 *   npm run doctor -- --feedback --ops http://localhost:3001    searches without a hit and votes, by host, and nothing else
 *
 * `--host <host>`, as often as wanted, looks at these alone; `--json` prints the rows as JSON. Only GET is sent, and no
 * order is asked for. Exit code 1 where anything is wrong, 2 where the command is. `PROJECTS_FILE` counts as it does for
 * the site.
 */
const usage = (): never => {
  console.error(
    'takes: npm run doctor -- [http://host:port] [--ops http://host:port] [--feedback] [--host name] [--json]',
  );
  process.exit(2);
};

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        ops: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        feedback: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    return usage();
  }
};

const addressOf = (text: string | undefined): URL | null => {
  if (text === undefined) return null;
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : usage();
};

const print = (rows: readonly Row[]): void => {
  const cells = rows.map((row) => [
    row.faults.length === 0 ? 'ok' : 'WRONG',
    row.host,
    row.reachable ? `${row.took} ms` : 'no',
    row.contentAge === null ? '?' : `${row.contentAge} s`,
    row.wordsMissing === null ? '?' : String(row.wordsMissing),
    row.price,
    String(row.alternates.length),
    row.oldestReview ?? '?',
    row.due === null ? '?' : String(row.due),
    row.behind === null ? '?' : String(row.behind),
    String(row.links),
    String(row.images),
  ]);
  const head = ['', 'host', 'reachable', 'content', 'words missing', 'price', 'languages'];
  head.push('oldest review', 'due', 'behind', 'links', 'images');
  printTable([head, ...cells]);
};

const printTable = (table: readonly (readonly string[])[]): void => {
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => (row[at] ?? '').length)));
  for (const row of table)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
};

const { positionals, values } = readArguments();
const base = addressOf(positionals[0]);
const ops = addressOf(values.ops);
if (positionals.length > 1) usage();
const projects = chooseProjects(readOwnProjects(), values.host);

if (values.feedback) {
  if (ops === null) usage();
  const asked = new Set(projects.map(({ host }) => host));
  const told = await readFeedback(ops as URL).catch(() => null);
  if (told === null) {
    console.error(`${(ops as URL).origin}: /metrics cannot be read`);
    process.exit(1);
  }
  const rows = told.filter(({ host }) => asked.has(host));
  if (values.json) console.log(JSON.stringify(rows, null, 2));
  else printTable(feedbackTable(rows));
  process.exit(0);
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const began = performance.now();
let opsFault: string | null = null;
const states: ReadonlyMap<string, ContentState> =
  ops === null
    ? new Map()
    : await readContentStates(ops).catch(() => {
        opsFault = `${ops.origin}: /readyz?verbose cannot be read`;
        return new Map();
      });
let examined = 0;
const rows = await examineSite(projects, createAskSite(base), states, (host) => {
  examined += 1;
  tell(`${examined}/${projects.length}  ${host}`);
});
const wrong = rows.filter(({ faults }) => faults.length > 0);
const faults = [
  ...(opsFault === null ? [] : [opsFault]),
  ...wrong.flatMap((row) => row.faults.map((fault) => `${row.host}  ${fault}`)),
];
if (values.json) console.log(JSON.stringify({ ok: faults.length === 0, faults, hosts: rows }, null, 2));
else {
  print(rows);
  if (ops === null)
    console.log('\ncontent: its age is told with --ops http://host:port, the operations port');
  if (faults.length > 0) console.log('');
  for (const fault of faults) console.log(fault);
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`\n${rows.length} hosts, ${wrong.length} with something wrong, looked at in ${seconds} s`);
}
process.exitCode = faults.length === 0 ? 0 : 1;
