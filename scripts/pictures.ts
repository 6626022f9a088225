import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startDemo, type DemoSite } from '#tests/setup/start-demo.ts';
import { findTestBrowser } from './find-browser.ts';
import { comparePictures } from './pictures/compare-pictures.ts';
import { buildCommit } from './pictures/build-commit.ts';
import { allScreens } from './pictures/screens.ts';
import { nameOfView, takePictures, type View } from './pictures/take-pictures.ts';
import { writeReport, type Finding } from './pictures/write-report.ts';

/**
 * `npm run pictures -- <commit>`: looks at every screen and open state as it was at that commit and as it is now, in both
 * skins, light and dark, on a phone and a desktop, in three languages, and writes a page of what differs to
 * `test-results/pictures`. `--only <text>` keeps the screens, `--view <text>` the views with that in their name.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, view: { type: 'string', default: '' } },
});
const [commit = 'HEAD'] = positionals;
const root = fileURLToPath(new URL('..', import.meta.url));

const hosts = [
  { language: 'de', host: { atd: 'help.atd-parts.de', pkw: 'help.pkw-parts.de' } },
  { language: 'en', host: { atd: 'help.atd-parts.co.uk', pkw: 'help.atd-parts.co.uk' } },
  { language: 'el', host: { atd: 'help.atd-parts.gr', pkw: 'help.atd-parts.gr' } },
] as const;

const views = hosts
  .flatMap(({ language, host }) =>
    (['atd', 'pkw'] as const).flatMap((skin) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        [390, 1440].map((width): View => ({ language, host: host[skin], skin, scheme, width })),
      ),
    ),
  )
  .filter((view) => nameOfView(view).includes(values.view));
const screens = allScreens.filter(({ name }) => name.includes(values.only));

console.log(`building ${commit} and what is here …`);
const before = buildCommit(root, commit);
const sites: DemoSite[] = [];
const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
try {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  sites.push(await startDemo(before.folder), await startDemo(root));
  const findings: Finding[] = [];
  let looked = 0;
  for (const [index, view] of views.entries()) {
    const start = performance.now();
    const [old, now] = await Promise.all(sites.map(({ port }) => takePictures(browser, port, view, screens)));
    for (const [screen, picture] of now ?? []) {
      looked += 1;
      const difference = comparePictures(old?.get(screen) ?? 'not taken', picture);
      if (difference) findings.push({ ...difference, screen, view: nameOfView(view) });
      else if (typeof picture === 'string') console.log(`  ${screen} cannot be shown: ${picture}`);
    }
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(
      `${index + 1} of ${views.length}: ${nameOfView(view)}, ${seconds} s, ${findings.length} differ so far`,
    );
  }
  const page = writeReport(`${root}test-results/pictures`, commit, looked, findings);
  console.log(`${findings.length} of ${looked} pictures differ: ${page}`);
} finally {
  await browser.close();
  for (const site of sites) await site.close();
  before.remove();
}
