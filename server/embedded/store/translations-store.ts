import type { DatabaseSync } from 'node:sqlite';
import { nestMessages, type MessageTree } from '#shared/text/message-tree.ts';
import type { DemoProject } from '../demo-project.ts';
import { inTransaction } from './schema.ts';

/** Texts of the site that editors saved, by company and locale. */
export const createTranslationsStore = (database: DatabaseSync) => {
  const texts = database.prepare(
    'select key, text from translation where skin = ? and locale = ? order by key',
  );
  const one = database.prepare('select text from translation where skin = ? and locale = ? and key = ?');
  const write = database.prepare(
    `insert into translation (skin, locale, key, text, created_at) values (?, ?, ?, ?, ?)
     on conflict (skin, locale, key) do update set text = excluded.text, created_at = excluded.created_at`,
  );
  const remove = database.prepare('delete from translation where skin = ? and locale = ? and key = ?');
  // Of a text and a group of the same name only one can be shown: what is written last.
  const removeClashing = database.prepare(
    `delete from translation where skin = ?1 and locale = ?2
     and (instr(key, ?3 || '.') = 1 or instr(?3, key || '.') = 1)`,
  );
  return {
    /** Keeps texts by their whole key; `null` takes a saved one back. All of them for all hosts or, when that fails, none. */
    save: (projects: readonly DemoProject[], changes: Readonly<Record<string, string | null>>): void =>
      inTransaction(database, () => {
        const now = new Date().toISOString();
        for (const { skin, locale } of projects)
          for (const [key, text] of Object.entries(changes))
            if (text === null) remove.run(skin, locale, key);
            else {
              removeClashing.run(skin, locale, key);
              write.run(skin, locale, key, text, now);
            }
      }),
    /** The saved text of a key; `null` where there is none. */
    text: ({ skin, locale }: DemoProject, key: string): string | null =>
      (one.get(skin, locale, key)?.text as string | undefined) ?? null,
    /** The saved texts as nested keys. */
    texts: ({ skin, locale }: DemoProject): MessageTree =>
      nestMessages(texts.all(skin, locale).map(({ key, text }) => [String(key), String(text)])),
    /** What is said to everybody on the host; without words where nothing is. */
    notice: ({ skin, locale }: DemoProject) => {
      const textOf = (key: string) => String(one.get(skin, locale, key)?.text ?? '');
      return { text: textOf('notice.text'), link: textOf('notice.link') };
    },
  };
};

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;
