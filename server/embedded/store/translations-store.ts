import type { DatabaseSync } from 'node:sqlite';
import type { DemoProject } from '../demo-project.ts';

interface NestedTexts {
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
  return {
    /** The saved texts as nested keys; objects without a prototype, for keys are what editors wrote. */
    texts: ({ skin, locale }: DemoProject): NestedTexts => {
      const root: NestedTexts = Object.create(null);
      for (const { key, text } of texts.all(skin, locale)) nest(root, String(key), String(text));
      return root;
    },
  };
};

export type TranslationsStore = ReturnType<typeof createTranslationsStore>;
