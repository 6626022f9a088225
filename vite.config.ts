import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { sheetNames, sheetOf } from './client/styles/sheets.ts';
import { lateChunkOf } from './scripts/build/late-chunks.ts';
import { rulesAsServed } from './scripts/build/rules-as-served.ts';
import { shortClassNames } from './scripts/build/short-class-names.ts';
import { styleSheets } from './scripts/build/style-sheets.ts';

const production = (file: string) =>
  new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url).pathname;

/** Every text file of the browser bundle, `public/` among them, as small as it gets: packed once, here, never by the server. */
const packed = compression({
  include: /\.(?:js|css|svg|json)$/,
  threshold: 256,
  skipIfLargerOrEqual: true,
  logLevel: 'silent',
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
});

/** Small modules that several kinds of page begin with. */
const shared =
  /\/(?:card|category-menu|contact-block|contact-dialog|contact-dialog-id|numeric-id|shop-organization|trail|trail-json-ld|video-notice|video-player)\.tsx?$/;

/**
 * What every page begins with in two files, of which a new version of ours leaves the libraries' alone; a third holds what
 * several of them begin with, for each file costs a request, and others what comes late.
 */
const chunks = [
  { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 2 },
  // The loader stays by itself: it comes before all others.
  { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/client\/loader\.ts)/, priority: 1 },
  { name: 'pages', test: shared },
  // What it imports may be a page's: that is asked of each module by itself.
  { name: lateChunkOf, includeDependenciesRecursively: false },
];

/** Lets the build drop what nobody uses of the router: names for React's developer tools hold all of it. */
const lighterRouter: Plugin = {
  name: 'lighter-router',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ '),
  },
};

/** Around each `import()` Vite sets what loads the styles of a chunk and what it imports first: here it has neither. */
const plainImports: Plugin = {
  name: 'plain-imports',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Two bundles of one application: `vite build` for browsers, `vite build --ssr` for the server's renderer. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    rulesAsServed,
    ...(command === 'build' && !isSsrBuild
      ? [lighterRouter, plainImports, ...styleSheets(import.meta.dirname, sheetNames, sheetOf), packed]
      : []),
  ],
  appType: 'custom',
  // Lightning CSS compiles what comes out, but has no short names to give; while developing, names tell where they are from.
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClassNames(`${import.meta.dirname}/client`) } }
      : {},
  resolve:
    command === 'build'
      ? {
          // react-router's package exports give the development build under every condition.
          alias: [
            { find: /^react-router$/, replacement: production('index.mjs') },
            { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
            // React has had the hook itself since its version 18.
            { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          ],
        }
      : {},
  // Everything is bundled, so that the server renders with React's production build whatever NODE_ENV says when it starts.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node26',
        rolldownOptions: { input: 'client/entry.server.tsx' },
      }
    : {
        outDir: 'dist/client',
        // The oldest browsers that run scripts of ours (decision 0053); tests/unit/older-browsers.test.ts holds us to them.
        target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
        manifest: true,
        // All styles are compiled as one sheet; which files they become is told in client/styles/sheets.ts.
        cssCodeSplit: false,
        // Pages name what they begin with themselves; lists of what late parts need would cost every page 800 bytes.
        modulePreload: false,
        rolldownOptions: {
          input: ['client/loader.ts', 'client/entry.client.tsx'],
          // Packing takes its time; a build that says so each time tells nobody anything.
          checks: { pluginTimings: false },
          output: {
            codeSplitting: { groups: chunks },
            // Every page names a dozen files, and what is random in a name cannot be packed.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
          },
        },
      },
}));
