import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedStore } from '#server/embedded/embedded-store.ts';
import { seedFingerprint } from '#server/embedded/seed-content.ts';

const cache = fileURLToPath(new URL('../../.cache/seeded-data', import.meta.url));

/** The seeded file of the content as it is now; whoever asks first makes it, for all runs until the content changes. */
const seededFile = (): string => {
  const file = join(cache, `${seedFingerprint()}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  // Under a name of its own until it is whole: another worker may be seeding at the same time.
  const draft = mkdtempSync(join(cache, 'draft-'));
  // Closed by the last who has it open, it is one file without a log beside it, which can be copied.
  openEmbeddedStore(join(draft, 'data.sqlite'), { info: () => {}, error: () => {} }).close();
  renameSync(join(draft, 'data.sqlite'), file);
  rmSync(draft, { recursive: true });
  return file;
};

export interface SeededData {
  /** A data file as after the first start of the embedded API, nobody else's. */
  readonly dataFile: string;
  readonly remove: () => void;
}

/** Seeding takes twenty times as long as copying what was seeded. */
export const copySeededData = (): SeededData => {
  const folder = mkdtempSync(join(tmpdir(), 'seeded-data-'));
  const dataFile = join(folder, 'data.sqlite');
  copyFileSync(seededFile(), dataFile);
  return { dataFile, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
