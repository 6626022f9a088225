import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { isAlternativeId } from '#shared/validation/ids.ts';
import { printReport, summaryOf, toReport } from './check-upstream/print-report.ts';
import { readHost, readOrder } from './check-upstream/read-host.ts';
import { chooseProjects, readOwnProjects } from './own-projects.ts';

/**
 * The acceptance test of a back office (docs/how-to/connect-a-shop.md): reads it for every host as the site would, and says
 * what was read, what was dropped and what visitors would miss.
 *
 *   npm run check:upstream -- https://api.example.com [--order <uuid>] [--host <host>] [--json]
 *
 * `--host`, as often as wanted or separated by commas, judges these alone; the order is judged by the first that has it.
 * Only calls that change nothing are made; an order is read, and its id is printed nowhere. Progress goes to the standard
 * error. Exit code 1 where a page would be empty, 2 for wrong arguments. `PROJECTS_FILE` counts as it does for the site.
 */
const usage = 'npm run check:upstream -- https://api.example.com [--order <uuid>] [--host <host>] [--json]';

/** Hosts that are read at a time. */
const atATime = 6;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        order: { type: 'string' },
        host: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
    const url = URL.parse(positionals[0] ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || positionals.length > 1) return null;
    if (values.order !== undefined && !isAlternativeId(values.order)) return null;
    const { host: hosts, json } = values;
    return { url: url.href.replace(/\/+$/, ''), order: values.order ?? null, hosts, json };
  } catch {
    return null;
  }
};

const given = readArguments();
if (!given) {
  console.error(`takes the address of an upstream, and the UUID of an order: ${usage}`);
  process.exit(2);
}

const projects = readOwnProjects();
const judged = chooseProjects(projects, given.hosts);
let done = 0;
const reports = await pLimit(atATime).map(judged, async (project) => {
  const report = await readHost(project, projects, given.url);
  done += 1;
  process.stderr.write(`${String(done).padStart(3)}/${judged.length}  ${summaryOf(report)}\n`);
  return report;
});
const id = given.order;
const order = id !== null && isAlternativeId(id) ? await readOrder(judged, given.url, id) : null;
const report = toReport(reports, order);
console.log(given.json ? JSON.stringify(report, null, 2) : printReport(report));
process.exitCode = report.ok ? 0 : 1;
