import type { DatabaseSync } from 'node:sqlite';
import { languageOf, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { emptySearchData, type SearchWords } from '../seed/search-data.ts';

/**
 * What editors tell the search of a language: the content files, and over them what was saved at the desk. A list that
 * was saved there takes the place of the file's.
 */
export const createSearchWordsStore = (database: DatabaseSync) => {
  const seeded = database.prepare('select data from search_data where locale = ?');
  const keywords = database.prepare('select article, phrases from search_keywords where language = ?');
  const synonyms = database.prepare('select phrases from search_synonyms where language = ?');
  const writeKeywords = database.prepare(
    `insert into search_keywords values (?, ?, ?, ?)
     on conflict (language, article) do update set phrases = excluded.phrases, created_at = excluded.created_at`,
  );
  const writeSynonyms = database.prepare(
    `insert into search_synonyms values (?, ?, ?)
     on conflict (language) do update set phrases = excluded.phrases, created_at = excluded.created_at`,
  );
  const revisions = new Map<LanguageCode, number>();
  const now = (): string => new Date().toISOString();
  const changed = (language: LanguageCode): void =>
    void revisions.set(language, (revisions.get(language) ?? 0) + 1);

  return {
    /** Grows with every change of the words of a language. */
    revision: (language: LanguageCode): number => revisions.get(language) ?? 0,
    words: (locale: LocaleCode): SearchWords => {
      const language = languageOf(locale);
      const row = seeded.get(locale);
      const files = row ? (JSON.parse(String(row['data'])) as SearchWords) : emptySearchData;
      const saved = keywords
        .all(language)
        .map(({ article, phrases }) => [Number(article), JSON.parse(String(phrases))]);
      const groups = synonyms.get(language);
      return {
        stopWords: files.stopWords,
        synonyms: groups ? (JSON.parse(String(groups['phrases'])) as string[][]) : files.synonyms,
        goods: files.goods,
        keywords: { ...files.keywords, ...(Object.fromEntries(saved) as Record<number, string[]>) },
      };
    },
    saveKeywords: (language: LanguageCode, article: number, phrases: readonly string[]): void => {
      writeKeywords.run(language, article, JSON.stringify(phrases), now());
      changed(language);
    },
    saveSynonyms: (language: LanguageCode, groups: readonly (readonly string[])[]): void => {
      writeSynonyms.run(language, JSON.stringify(groups), now());
      changed(language);
    },
  };
};

export type SearchWordsStore = ReturnType<typeof createSearchWordsStore>;
