import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The third bundle: the editor's desk of the embedded content API, an application of its own. */
export default defineConfig({
  root: 'server/embedded/editor',
  base: '/editor/',
  publicDir: false,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: '../../../dist/editor',
    emptyOutDir: true,
    // The page's policy takes styles and pictures from its own origin only, never from `data:`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
