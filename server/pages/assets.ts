import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readBuildId } from './build-id.ts';
import { fontsOfPage } from './page-fonts.ts';

/** What a page links to, and the one inline script that starts it (behaviour/pages 37). */
export interface PageAssets {
  readonly template: string;
  /** Version of the build, for ETags and surrogate keys. */
  readonly build: string;
  /** `<link>` elements of the style sheets: one in a build. */
  readonly styles: string;
  /** `<link>` elements for the fonts that a page in this language begins with. */
  readonly fonts: (tag: string) => string;
  /** What loads the scripts of a page made of these modules, with these `<link>` elements of what else they begin with. */
  readonly scripts: (modules: readonly string[], links: string) => string;
  /** CSP source of the loader; empty in development. */
  readonly scriptHash: string;
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

const entry = 'client/entry.client.tsx';
const firstScript = 'client/loader.ts';

/** Reads the browser build in `dist/client` and the template. Throws where the build is missing. */
export const readBuiltAssets = (root: string): PageAssets => {
  const manifestFile = join(root, 'dist/client/.vite/manifest.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const first = manifest[firstScript]?.file;
  if (!first) throw new Error(`${manifestFile} has no ${firstScript}: run npm run build`);
  // Not `import()`: to browsers what the parser met is not trusted to load more, what a script has added is.
  const loader = `{const s=document.createElement("script");s.type="module";s.src="/${first}";document.head.append(s)}`;
  const styles = manifest['style.css']?.file;
  if (!styles) throw new Error(`${manifestFile} has no style sheet`);
  const preloads = once((modules: readonly string[]) => modulePreloads(manifest, [entry, ...modules]));
  return {
    // Without the room between its lines, which is for whoever reads the file.
    template: readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/\n\s*/g, ''),
    build: readBuildId(root),
    styles: `<link rel="stylesheet" href="/${styles}">`,
    fonts: once((tag: string) => fontPreloads(manifest, tag)),
    scripts: (modules, links) =>
      `<template id="code">${links}${preloads(modules)}</template><script>${loader}</script>`,
    scriptHash: `'sha256-${createHash('sha256').update(loader).digest('base64')}'`,
  };
};

/** Pages of a kind link to the same files. */
const once = <A extends string | readonly string[], R>(make: (names: A) => R): ((names: A) => R) => {
  const known = new Map<string, R>();
  return (names) => known.getOrInsertComputed(String(names), () => make(names));
};

/** Fonts are found late, behind the styles, unless the page names them. They are fetched as browsers fetch fonts: CORS. */
const fontPreloads = (manifest: Manifest, tag: string): string =>
  fontsOfPage(tag)
    .map((source) => {
      const file = manifest[source]?.file;
      if (!file) throw new Error(`the build has no font ${source}`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
    })
    .join('');

/** The modules, the first one first, and all that they import, so that nothing is found out late. */
const modulePreloads = (manifest: Manifest, modules: readonly string[]): string => {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
};
