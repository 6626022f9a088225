import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { partners } from '#server/embedded/content/shop-links.ts';
import { skinCodes, skinFiles, skins } from '#shared/projects/skins.ts';
import { listedPages, sharePicture } from '#shared/rendering/page-head.ts';

/** Paths that tables make. */
const fromTables = new Set<string>([
  ...skinCodes.flatMap((skin) => Object.values(skinFiles(skin))),
  ...skinCodes.flatMap((skin) => listedPages.map((page) => sharePicture(page, skin))),
  ...partners.map((_, index) => `/images/companies/partner-${index + 1}.svg`),
]);

const code = globSync(['{client,server,shared}/**/*.{ts,tsx,css}', 'server/embedded/content/en/**/*.md'])
  .filter((file) => !/\.test\.|\/skins\.ts$|\/share-picture\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Paths as the code writes them, with `${…}` where a name is put in. */
const written = [...code.matchAll(/\/(?:badges|icons|images)\/[^'"`()\s]+?\.(?:svg|png)/g)].map(
  ([path]) => path,
);
const patterns = [...new Set(written)].map(
  (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '([\\w-]+)')}$`),
);
const isName = (name: string) => [`'${name}'`, `(image:${name})`].some((form) => code.includes(form));

const isNamed = (path: string): boolean =>
  fromTables.has(path) || patterns.some((pattern) => pattern.exec(path)?.slice(1).every(isName));

/** A drawing in another skin's colours goes by the name of the first skin's. */
const inFirstSkin = (path: string) =>
  skinCodes.reduce((name, skin) => name.replace(`${skins[skin].drawings}/`, '/images/'), path);

test('every picture that is served is named: by its path, or by a name that stands in the code', () => {
  const files = globSync('public/**/*.*').map((file) => file.replace('public', ''));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => !isNamed(path) && !isNamed(inFirstSkin(path)))).toEqual([]);
});
