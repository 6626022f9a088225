import type { DatabaseSync } from 'node:sqlite';
import type { DemoProject } from '../demo-project.ts';
import { inTransaction } from './schema.ts';

export interface NestedTexts {
  [key: string]: string | NestedTexts;
}

const nest = (root: NestedTexts, key: string, text: string): void => {
  const path = key.split('.');
  const last = path.pop();
  let level = root;
  for (const step of path) {
    const below = level[step];
    const next: NestedTexts = typeof below === 'object' ? below : Object.create(null);
    level[step] = next;
    level = next;
  }
  if (last) level[last] = text;
};

/** Texts of the site that editors saved, by company and locale. */
export const createTranslationsStore = (database: DatabaseSync) => {
  const texts = database.prepare(
    'select key, text from translation where skin = ? and locale = ? order by key',
  );
  const write = database.prepare(
    `insert into translation (skin, locale, key, text, created_at) values (?, ?, ?, ?, ?)
     on conflict (skin, locale, key) do update set text = excluded.text, created_at = excluded.created_at`,
  );
  const remove = database.prepare('delete from translation where skin = ? and locale = ? and key = ?');
  return {
    /** Keeps texts by their whole key; `null` takes a saved one back. All of them or, when that fails, none. */
    save: ({ skin, locale }: DemoProject, changes: Readonly<Record<string, string | null>>): void =>
      inTransaction(database, () => {
        const now = new Date().toISOString();
        for (const [key, text] of Object.entries(changes))
          if (text === null) remove.run(skin, locale, key);
          else write.run(skin, locale, key, text, now);
      }),
    /** The saved texts as nested keys; objects without a prototype, for keys are what editors wrote. */
    texts: ({ skin, locale }: DemoProject): NestedTexts => {
      const root: NestedTexts = Object.create(null);
      for (const { key, text } of texts.all(skin, locale)) nest(root, String(key), String(text));
      return root;
    },
  };
};

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;
