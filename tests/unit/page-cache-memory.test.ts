import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = fileURLToPath(new URL('fill-page-cache.ts', import.meta.url));

test('a page counts as its bytes and the gaps that the allocator leaves between them', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--no-flush-bytecode',
    script,
  ]);
  const { used, counted } = JSON.parse(stdout) as { used: number; counted: number };
  // Of heap and buffers. The gaps stand in neither: they are why a byte counts as 1.7.
  expect(counted / used).toBeGreaterThan(1.5);
  expect(counted / used).toBeLessThan(2.5);
});
