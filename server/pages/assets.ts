import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What a page links to, and the one inline script that starts it. */
export interface PageAssets {
  readonly template: string;
  readonly build: string;
  /** `<link>` elements of the style sheets: one in a build. */
  readonly styles: string;
  /** `<link>` elements for the fonts that a page in this language begins with. */
  readonly fonts: (tag: string) => string;
  readonly start: string;
  /** `<link>` elements of the scripts that a page made of these modules begins with. */
  readonly preloads: (modules: readonly string[]) => string;
  /** CSP source of the inline script; empty in development. */
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

/** Milliseconds after which scripts that have not come count as failed (behaviour/timings 20). */
const patience = 10_000;

/**
 * The one inline script. It adds the entry; where the entry or a file it needs fails, it adds it again at the
 * next touch, key or `online`. Until it has run `data-script` is off, and the page works as without script.
 * Each try has another query, as Firefox never asks again for a module that failed. Not `import()`: with
 * `'strict-dynamic'` only scripts that a script element has added may load more.
 */
const startScript = (file: string): string =>
  `{
    const { dataset } = document.documentElement;
    let tries = 0;
    const add = () => {
      if (dataset.script === "ready") return;
      const script = document.createElement("script");
      script.id = "entry";
      script.type = "module";
      script.src = "/${file}" + (tries ? "?again=" + tries : "");
      tries++;
      const timer = setTimeout(() => script.onerror(), ${patience});
      script.onerror = () => {
        clearTimeout(timer);
        script.remove();
        if (dataset.script === "ready") return;
        delete dataset.script;
        const signs = new AbortController();
        const again = () => { signs.abort(); add(); };
        for (const sign of ["pointerdown", "keydown", "online"]) addEventListener(sign, again, { signal: signs.signal });
      };
      document.head.append(script);
    };
    dataset.script = "";
    add();
  }`.replaceAll(/\n\s*/g, '');

/** Reads the browser build in `dist/client`, named `build`, and the template. Throws where the build is missing. */
export const readBuiltAssets = (root: string, build: string): PageAssets => {
  const manifestFile = join(root, 'dist/client/.vite/manifest.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const file = manifest[entry]?.file;
  if (!file) throw new Error(`${manifestFile} has no ${entry}: run npm run build`);
  const script = startScript(file);
  const styles = manifest['style.css']?.file;
  if (!styles) throw new Error(`${manifestFile} has no style sheet`);
  return {
    // Without the white space between its lines.
    template: readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/\n\s*/g, ''),
    build,
    styles: `<link rel="stylesheet" href="/${styles}">`,
    fonts: (tag) => fontPreloads(manifest, tag),
    start: `<script>${script}</script>`,
    preloads: (modules) => modulePreloads(manifest, [entry, ...modules]),
    scriptHash: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  };
};

/** Preloaded, or browsers would find the fonts only after the styles. Fetched as browsers fetch fonts: CORS. */
const fontPreloads = (manifest: Manifest, tag: string): string =>
  fontsOfPage(tag)
    .map((source) => {
      const file = manifest[source]?.file;
      if (!file) throw new Error(`the build has no font ${source}`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
    })
    .join('');

const modulePreloads = (manifest: Manifest, modules: readonly string[]): string => {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  modules.forEach(visit);
  return [...files].map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`).join('');
};

/** Folder of the fonts that are served as they come, as the build's manifest names it. */
const inter = 'node_modules/@fontsource-variable/inter/files';

/** Fonts with letters beyond Latin-1, and the languages that write every other word with these: first parts of their tags. */
const fontsBeyondLatin = [
  {
    source: 'client/styles/fonts/inter-european-wght-normal.woff2',
    languages: ['cs', 'et', 'hu', 'lt', 'lv', 'pl', 'ro', 'sk', 'sl'],
  },
  { source: `${inter}/inter-greek-wght-normal.woff2`, languages: ['el'] },
  { source: `${inter}/inter-cyrillic-wght-normal.woff2`, languages: ['bg'] },
];

/** Fonts of a page's first view, by source path: Latin for figures and names always (behaviour/pages 33). */
export const fontsOfPage = (tag: string): readonly string[] => {
  const [language = ''] = tag.split('-');
  const own = fontsBeyondLatin.filter(({ languages }) => languages.includes(language));
  return [`${inter}/inter-latin-wght-normal.woff2`, ...own.map(({ source }) => source)];
};
