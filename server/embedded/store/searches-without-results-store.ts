import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { localeCodes, type LocaleCode } from '#shared/projects/locales.ts';
import { inTransaction } from './schema.ts';

/** As the process that counted them (behaviour/search 18): told from so many counts on, for so many days, so many words a locale. */
const shownFrom = 5;
const daysKept = 30;
const wordsPerLocale = 1_000;
const dayLength = 86_400_000;

const Word = v.object({
  word: v.pipe(v.string(), v.maxLength(30), v.regex(/^\p{L}[\p{L}\p{M}'’-]*$/u)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
});
/** What a process hands over. */
const HandedOver = v.object({
  locales: v.record(v.string(), v.pipe(v.array(v.unknown()), v.maxLength(wordsPerLocale))),
});

/**
 * Words that visitors searched for without results, as processes of the site hand them over; kept across restarts.
 *
 * @param now milliseconds since 1970.
 */
export const createSearchesWithoutResultsStore = (
  database: DatabaseSync,
  now: () => number = () => Date.now(),
) => {
  const add = database.prepare(
    `insert into search_without_results values (?, ?, ?, ?)
     on conflict (locale, word, day) do update set count = count + excluded.count`,
  );
  const forget = database.prepare('delete from search_without_results where day <= ?');
  const totals = database.prepare(
    'select word, sum(count) as count, max(day) as last from search_without_results where locale = ? group by word order by count desc, word',
  );
  const drop = database.prepare('delete from search_without_results where locale = ? and word = ?');
  const today = (): number => Math.floor(now() / dayLength);
  const wordsOf = (locale: LocaleCode) =>
    totals.all(locale).map(({ word, count }) => ({ word: String(word), count: Number(count) }));

  return {
    /** Adds what was handed over; what is no such list, or no such word, is left out. */
    add: (handedOver: unknown): void => {
      const read = v.safeParse(HandedOver, handedOver);
      if (!read.success) return;
      inTransaction(database, () => {
        forget.run(today() - daysKept);
        for (const locale of localeCodes) {
          for (const entry of read.output.locales[locale] ?? []) {
            const word = v.safeParse(Word, entry);
            if (word.success) add.run(locale, word.output.word, today(), word.output.count);
          }
          for (const { word } of wordsOf(locale).slice(wordsPerLocale)) drop.run(locale, word);
        }
      });
    },
    report: () => {
      forget.run(today() - daysKept);
      const told = localeCodes.map(
        (locale) => [locale, wordsOf(locale).filter(({ count }) => count >= shownFrom)] as const,
      );
      return {
        shownFrom,
        days: daysKept,
        locales: Object.fromEntries(told.filter(([, words]) => words.length > 0)),
      };
    },
  };
};
