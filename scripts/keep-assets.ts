import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildsToKeep, parseBuilds, type Build } from './image/kept-builds.ts';

/**
 * `node scripts/keep-assets.ts <dist> <previous dist>`: copies the hashed files that pages of the builds before still
 * name into this one, and writes down which builds those are. A step of the Dockerfile.
 */
const [dist = 'dist', previousDist = 'previous'] = process.argv.slice(2);

const listName = 'builds.json';
const assetsOf = (folder: string): string => join(folder, 'client/assets');
const filesOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** What the image before holds; one from before there was a list counts as a single build. */
const readPrevious = (): readonly Build[] => {
  const list = join(previousDist, listName);
  if (existsSync(list)) return parseBuilds(readFileSync(list, 'utf8'));
  const files = filesOf(assetsOf(previousDist));
  return files.length === 0 ? [] : [{ files, replacedAt: null }];
};

const own = filesOf(assetsOf(dist));
const builds = buildsToKeep(own, readPrevious(), new Date());
const older = [...new Set(builds.slice(1).flatMap(({ files }) => files))].filter(
  (file) => !own.includes(file),
);
for (const file of older) copyFileSync(join(assetsOf(previousDist), file), join(assetsOf(dist), file));
writeFileSync(join(dist, listName), `${JSON.stringify(builds)}\n`);
console.log(`assets: ${own.length} of this build, ${older.length} of ${builds.length - 1} builds before it`);
