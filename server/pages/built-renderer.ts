import { fileURLToPath } from 'node:url';
import type { Render } from '#shared/rendering/render-contract.ts';
import { readBuiltAssets } from './assets.ts';
import type { Renderer } from './render-page.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The renderer that `npm run build` made. Its module is reached by path: the server never imports the client. */
export const loadBuiltRenderer = async (): Promise<Renderer> => {
  const entry = new URL('../../dist/server/entry.server.js', import.meta.url);
  const { render } = (await import(entry.href)) as { render: Render };
  return { render, assets: readBuiltAssets(root) };
};
