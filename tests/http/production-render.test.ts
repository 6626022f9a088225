import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../dist/server', import.meta.url));
const bundles = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));

test('pages are rendered by the production build of React, whatever the environment says', () => {
  expect(bundles.length).toBeGreaterThan(0);
  for (const bundle of bundles) {
    // What stays outside would be chosen by NODE_ENV when the process starts.
    expect(bundle).not.toMatch(/from\s*["'](?:react|react-dom|react-router|i18next)/);
    expect(bundle).not.toContain('react-dom-server.node.development');
    expect(bundle).not.toContain('captureOwnerStack is not supported');
  }
});
