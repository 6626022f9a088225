import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { measurePage, overBudget, round, type PageBytes } from './size/page-bytes.ts';
import { budgets } from './size/budgets.ts';

/**
 * `npm run size`: what a first visit of each kind of page loads, in bytes as brotli sends them, against the budgets of
 * `scripts/size/size-budget.json`. Needs `npm run build` before. `SIZE_PORT_BASE` moves its three ports.
 */
const first = Number(process.env['SIZE_PORT_BASE'] ?? 3850);
const ports = { PORT: `${first}`, OPS_PORT: `${first + 1}`, EMBEDDED_PORT: `${first + 2}` };
const origin = `http://localhost:${ports.PORT}`;
const root = fileURLToPath(new URL('..', import.meta.url));

const startSite = async (): Promise<ChildProcess> => {
  const environment = { ...process.env, ...ports, EMBEDDED_DATA: ':memory:', LOG_LEVEL: 'silent' };
  const site = spawn(process.execPath, ['server/main.ts'], { cwd: root, env: environment, stdio: 'ignore' });
  for (let attempt = 0; attempt < 300; attempt++) {
    const ready = await fetch(`http://localhost:${ports.OPS_PORT}/readyz`).catch(() => null);
    if (ready?.ok) return site;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  site.kill('SIGTERM');
  throw new Error('the site did not become ready');
};

/** Until its thread has started, the first article may be late: asked for again. */
const readPage = async (path: string): Promise<string> => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const page = await fetch(origin + path, { headers: { connection: 'close' } });
    if (page.ok) return page.text();
  }
  throw new Error(`${path} cannot be had`);
};

const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(10) + cells.map((cell) => String(cell).padStart(10)).join('');

const figures = ['js', 'css', 'html', 'state', 'htmlPerMarkup'] as const satisfies (keyof PageBytes)[];

const site = await startSite();
try {
  console.log(row('br bytes', ['JS', 'CSS', 'HTML', 'state', 'HTML/own']));
  for (const [name, { path, ...budget }] of Object.entries(budgets)) {
    const bytes = measurePage(await readPage(path), `${root}dist/client`);
    console.log(
      row(
        name,
        figures.map((figure) => round(bytes[figure])),
      ),
    );
    for (const excess of overBudget(bytes, budget)) {
      console.log(`  over budget: ${excess}`);
      process.exitCode = 1;
    }
  }
} finally {
  site.kill('SIGTERM');
}
