import { expect, test } from 'vitest';
import { inTransaction, openDatabase } from './schema.ts';

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
