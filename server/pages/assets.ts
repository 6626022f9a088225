import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { fontsOfPage } from './page-fonts.ts';

/** What a page links to, and the one inline script that starts it. */
export interface PageAssets {
  readonly template: string;
  /** Version of the build, for ETags and surrogate keys. */
  readonly build: string;
  /** `<link>` elements of the style sheets. */
  readonly styles: string;
  /** `<link>` elements for the fonts that a page in this language begins with. */
  readonly fonts: (tag: string) => string;
  /** `<link>` elements for the scripts of a page made of these modules. */
  readonly preloads: (modules: readonly string[]) => string;
  /** The loader's element, or the development scripts. */
  readonly scripts: string;
  /** CSP source of the loader; empty in development. */
  readonly scriptHash: string;
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
    isEntry: v.optional(v.boolean(), false),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

const entry = 'client/entry.client.tsx';

/** Reads the browser build in `dist/client` and the template. Throws where the build is missing. */
export const readBuiltAssets = (root: string): PageAssets => {
  const manifestFile = join(root, 'dist/client/.vite/manifest.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const entryFile = manifest[entry]?.file;
  if (!entryFile) throw new Error(`${manifestFile} has no ${entry}: run npm run build`);
  const loader = `import("/${entryFile}")`;
  const styles = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.css'))
    .map(({ file }) => `<link rel="stylesheet" href="/${file}">`)
    .join('');
  return {
    template: readFileSync(join(root, 'index.html'), 'utf8'),
    build: createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12),
    styles,
    fonts: (tag) => fontPreloads(manifest, tag),
    preloads: (modules) => modulePreloads(manifest, [entry, ...modules]),
    scripts: `<script>${loader}</script>`,
    scriptHash: `'sha256-${createHash('sha256').update(loader).digest('base64')}'`,
  };
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

/** The modules and all that they import, so that nothing is found out late. */
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
