import { readProjects } from '#server/projects/project-registry.ts';
import { readUpstream } from './check-upstream/read-upstream.ts';

/**
 * Reads a real upstream for every host and prints, call by call, what the site would leave out of its answers:
 *
 *   npm run check:upstream -- https://api.example.com
 *
 * Only calls that change nothing are made. Exit code 1 where an answer cannot be read in full, 2 without an address.
 * `PROJECTS_FILE` counts as it does for the site.
 */
const address = process.argv[2] ?? '';
if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
  console.error('takes the address of an upstream: npm run check:upstream -- https://api.example.com');
  process.exit(2);
}

const projects = readProjects(process.env['PROJECTS_FILE'] ?? null);
const readings = await readUpstream(projects, address.replace(/\/+$/, ''));
for (const { host, faults } of readings) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${host}`);
  for (const fault of faults) console.log(`        ${fault}`);
}
process.exitCode = readings.some(({ faults }) => faults.length > 0) ? 1 : 0;
