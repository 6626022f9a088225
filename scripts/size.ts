import { fileURLToPath } from 'node:url';
import { askRaw } from '#tests/setup/ask-raw.ts';
import { startDemo } from '#tests/setup/start-demo.ts';
import { budgets, measurePage, overBudget } from './size/page-bytes.ts';

/**
 * `npx node scripts/size.ts`: what a first visit of each kind of page loads, in bytes as brotli sends them, against the budgets of
 * `scripts/size/size-budget.json`. Needs `npm run build` before.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** Until its thread has started, the first article may be late: asked for again. */
const readPage = async (port: number, host: string, path: string): Promise<string> => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { status, body } = await askRaw(port, { path, headers: { host, connection: 'close' } });
    if (status === 200) return body.toString();
  }
  throw new Error(`${path} of ${host} cannot be had`);
};

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(14) + cells.map((cell) => String(cell).padStart(10)).join('');

const site = await startDemo(root);
try {
  console.log(row('br bytes', ['JS', 'CSS', 'HTML']));
  for (const [name, { host, path, ...budget }] of Object.entries(budgets)) {
    const bytes = measurePage(await readPage(site.port, host, path), `${root}dist/client`);
    console.log(row(name, [bytes.js, bytes.css, bytes.html]));
    for (const excess of overBudget(bytes, budget)) {
      console.log(`  over budget: ${excess}`);
      process.exitCode = 1;
    }
  }
} finally {
  await site.close();
}
