import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction, openDatabase } from './schema.ts';

test('a data file and its folder are made where they are missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const dataFile = join(folder, 'below', 'help-centre.sqlite');
  openDatabase(dataFile).close();
  expect(existsSync(dataFile)).toBe(true);
});

test('a full disk is said to be one, and what was written until then is not kept', () => {
  const database = openDatabase(':memory:');
  database.exec('create table filler (text text not null) strict; pragma max_page_count = 1');
  const fill = () =>
    inTransaction(database, () => {
      for (;;) database.prepare('insert into filler values (?)').run('x'.repeat(10_000));
    });
  expect(fill).toThrow(/full/);
  expect(database.prepare('select count(*) as count from filler').get()).toEqual({ count: 0 });
});
