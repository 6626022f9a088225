import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const production = (file: string) =>
  new URL(`./node_modules/react-router/dist/production/${file}`, import.meta.url).pathname;

/** Compresses the files of the browser bundle once, here: the server never does. */
const compressed = compression({
  include: /\.(?:js|css|svg|json)$/,
  threshold: 256,
  skipIfLargerOrEqual: true,
  logLevel: 'silent',
  algorithms: [
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    defineAlgorithm('gzip', { level: 9 }),
  ],
});

/** A new version of ours leaves what visitors keep of the libraries alone. */
const libraries = { name: 'libraries', tags: ['$initial' as const], test: /node_modules/, priority: 1 };

/** All else that a page begins with, but for the entry: a page may ask for that under another address, so nothing imports it. */
const shell = { name: 'shell', tags: ['$initial' as const], test: /^(?!.*\/client\/entry\.client\.tsx)/ };

/** Two bundles of one application: `vite build` for browsers, `vite build --ssr` for the server's renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), command === 'build' && !isSsrBuild && compressed],
  appType: 'custom',
  // index.html names no script from which Vite could find out what it has to prepare.
  optimizeDeps: { entries: 'client/entry.client.tsx' },
  ...(command === 'build' && {
    resolve: {
      // react-router's package exports give the development build under every condition.
      alias: [
        { find: /^react-router$/, replacement: production('index.mjs') },
        { find: /^react-router\/dom$/, replacement: production('dom-export.mjs') },
      ],
    },
    // Everything is bundled, so that the server renders with React's production build whatever NODE_ENV says when it starts.
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
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
        // One sheet: a page never waits for the styles of a part that comes later.
        cssCodeSplit: false,
        // An inline script would be needed for it; browsers of the target know `modulepreload` themselves.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'client/entry.client.tsx',
          output: {
            codeSplitting: { groups: [libraries, shell] },
          },
        },
      },
}));
