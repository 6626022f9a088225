import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servedPages } from '#tests/builders/served-pages.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';
import { startSite } from '#tests/setup/start-site.ts';

/**
 * `npx node scripts/check-html.ts`: what the Nu HTML Checker finds in every page and every state of a form, as they are served. Needs
 * `npm run build` before, Java, and `VNU_JAR`, the path of vnu.jar (in the npm package vnu-jar: `build/dist/vnu.jar`). It
 * weighs 35 MB and no test stands on it, so it is not a dependency.
 */
const jar = process.env['VNU_JAR'];

/** React closes void elements with a slash, which the checker would tell of each. */
const reactsSpelling = '.*Trailing slash on void elements.*';

const judge = (folder: string): number | null =>
  spawnSync('java', ['-jar', jar ?? '', '--stdout', '--filterpattern', reactsSpelling, folder], {
    stdio: 'inherit',
  }).status;

const writePages = async (folder: string): Promise<number> => {
  const embedded = await startEmbedded();
  const site = await startSite(embedded.url);
  try {
    const pages = await servedPages(site, 'help.atd-parts.co.uk');
    for (const [at, [where, html]] of pages.entries()) {
      const name = `${String(at).padStart(2, '0')}${where.replaceAll(/[^\w-]+/g, '_').slice(0, 60)}.html`;
      writeFileSync(path.join(folder, name), html);
    }
    return pages.length;
  } finally {
    await site.close();
    await embedded.close();
  }
};

if (!jar || spawnSync('java', ['-version']).status !== 0) {
  console.log('check:html is skipped: it needs Java (Debian: default-jre-headless) and VNU_JAR=…/vnu.jar');
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-centre-pages-'));
  const count = await writePages(folder);
  process.exitCode = judge(folder) ?? 1;
  if (process.exitCode === 0) console.log(`${count} pages: the checker finds nothing`);
  rmSync(folder, { recursive: true });
}
