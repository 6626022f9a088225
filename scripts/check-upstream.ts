import { parseArgs } from 'node:util';
import { isAlternativeId } from '#shared/validation/ids.ts';
import { readProjects } from '#server/config/project-registry.ts';
import { printReport, summaryOf, toReport } from './check-upstream/print-report.ts';
import { readHost, readOrder, type HostReport } from './check-upstream/read-host.ts';

/**
 * The acceptance test of a back office (docs/how-to/connect-a-shop.md): reads it for every host as the site would, and says
 * what was read, what was dropped and what visitors would miss.
 *
 *   npm run check:upstream -- https://api.example.com [--order <uuid>] [--json]
 *
 * Only calls that change nothing are made; an order is read, and its id is printed nowhere. Progress goes to the standard
 * error. Exit code 1 where a page would be empty, 2 for wrong arguments. `PROJECTS_FILE` counts as it does for the site.
 */
const usage = 'npm run check:upstream -- https://api.example.com [--order <uuid>] [--json]';

/** Hosts that are read at a time. */
const atATime = 6;

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { order: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const url = URL.parse(positionals[0] ?? '');
    if (!url || !/^https?:$/.test(url.protocol) || positionals.length > 1) return null;
    if (values.order !== undefined && !isAlternativeId(values.order)) return null;
    return { url: url.href.replace(/\/+$/, ''), order: values.order ?? null, json: values.json };
  } catch {
    return null;
  }
};

const given = readArguments();
if (!given) {
  console.error(`takes the address of an upstream, and the UUID of an order: ${usage}`);
  process.exit(2);
}

const projects = readProjects(process.env['PROJECTS_FILE'] ?? null);
const reports: HostReport[] = [];
let done = 0;
const rest = projects.entries();
const work = async (): Promise<void> => {
  for (const [at, project] of rest) {
    const report = await readHost(project, projects, given.url);
    reports[at] = report;
    done += 1;
    process.stderr.write(`${String(done).padStart(3)}/${projects.length}  ${summaryOf(report)}\n`);
  }
};
await Promise.all(Array.from({ length: atATime }, work));
const id = given.order;
const order = id !== null && isAlternativeId(id) ? await readOrder(projects, given.url, id) : null;
const report = toReport(reports, order);
console.log(given.json ? JSON.stringify(report, null, 2) : printReport(report));
process.exitCode = report.ok ? 0 : 1;
