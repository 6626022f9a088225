import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { localeCodes, locales, type LanguageCode, type LocaleCode } from '#shared/projects/locales.ts';
import { conditionHolds } from '#server/embedded/seed/source-conditions.ts';

interface CustomerQuestion {
  /** Slugs of the articles that answer it, each as good as the other. */
  readonly answers: readonly string[];
  /** Where anybody asks it: a condition of articles. Everywhere, where it is left out. */
  readonly where?: string;
  /** The fact that its answer stands on: where the country's is not known, the question is listed and not asked. */
  readonly fact?: string;
}

/** The forty commonest questions of car-parts customers. How they are asked stands in a file of each language. */
const customerQuestions = {
  'order-as-guest': { answers: ['how-to-order'] },
  'how-to-order': { answers: ['how-to-order'] },
  'order-status': { answers: ['order-status', 'track-parcel'] },
  'cancel-order': { answers: ['change-or-cancel-order'] },
  'change-address': { answers: ['change-or-cancel-order', 'account-data'] },
  'item-unavailable': { answers: ['replacement-offer'] },
  'ways-to-pay': { answers: ['payment-methods'] },
  'payment-failed': { answers: ['payment-failed'] },
  'pay-on-delivery': { answers: ['cash-on-delivery'] },
  'pay-in-instalments': { answers: ['pay-later'] },
  'pay-with-an-app': { answers: ['payment-apps'] },
  'find-invoice': { answers: ['invoice'] },
  'electronic-invoice': { answers: ['electronic-invoice'] },
  'delivery-time': { answers: ['delivery-times'] },
  'delivery-cost': { answers: ['delivery-times'] },
  'parcel-locker': { answers: ['parcel-lockers'] },
  'collect-it-myself': { answers: ['parcel-lockers'] },
  'deliver-to-islands': { answers: ['remote-places'], where: 'islands' },
  'where-is-my-parcel': { answers: ['track-parcel', 'order-status'] },
  'parcel-not-arrived': { answers: ['missing-parcel'] },
  'piece-missing': { answers: ['item-missing-in-box'] },
  'damaged-on-arrival': { answers: ['damaged-parcel'] },
  'paper-for-damage': { answers: ['damaged-parcel'], fact: 'damageRecord' },
  'return-part': { answers: ['return-goods'] },
  'return-cost': { answers: ['who-pays-return', 'return-goods'] },
  'withdraw-from-contract': { answers: ['withdrawal'] },
  'money-back': { answers: ['refund-time'] },
  'part-is-faulty': { answers: ['warranty-claim'] },
  'garage-cost': { answers: ['garage-costs'] },
  'complain-outside': { answers: ['outside-complaints'] },
  'part-does-not-fit': { answers: ['wrong-part'] },
  'which-part-fits': { answers: ['find-by-registration', 'find-by-vin'] },
  'where-is-the-vin': { answers: ['find-by-vin'] },
  'original-or-aftermarket': { answers: ['part-quality'] },
  'which-oil': { answers: ['which-oil'] },
  'old-battery': { answers: ['old-battery-and-oil'] },
  'battery-charge': { answers: ['old-battery-and-oil'], where: 'batteryCharge' },
  'used-oil': { answers: ['old-battery-and-oil'] },
  'old-part-deposit': { answers: ['deposit-old-part'] },
  'winter-tread': { answers: ['news-winter-check'] },
  'forgotten-password': { answers: ['sign-in-and-password'] },
  'app-does-not-work': { answers: ['app-problems'] },
} as const satisfies Record<string, CustomerQuestion>;

export type QuestionId = keyof typeof customerQuestions;
export const questionIds = Object.keys(customerQuestions) as QuestionId[];

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const askings = v.pipe(v.array(text), v.minLength(2));

const wordingSchema = v.record(
  v.picklist(questionIds),
  v.strictObject({
    /** As customers type it: short, misspelt, without accents. */
    asked: askings,
    /** What is typed in one country of the language alone. */
    askedIn: v.optional(v.record(v.picklist(localeCodes), askings)),
    /** Words that stand in the answer, with placeholders as articles have them. */
    answerWords: v.pipe(v.array(text), v.minLength(1)),
  }),
);

/** How the questions are asked in a language. Throws for a file that is missing or damaged. */
export const wordingsOf = (language: LanguageCode): v.InferOutput<typeof wordingSchema> => {
  const file = new URL(`customer-questions/${locales[language].backendCode}.json`, import.meta.url);
  return v.parse(wordingSchema, JSON.parse(readFileSync(file, 'utf8')));
};

const isSo = (condition: string | undefined, locale: LocaleCode): boolean =>
  condition === undefined || conditionHolds(condition, locale) === true;

const questionsOf = (locale: LocaleCode) =>
  questionIds
    .map((id) => ({ id, ...(customerQuestions[id] as CustomerQuestion) }))
    .filter(({ where }) => isSo(where, locale));

/** What customers of a host ask and the shop can answer. */
export const askedOn = (locale: LocaleCode) => questionsOf(locale).filter(({ fact }) => isSo(fact, locale));

/** What they ask and nobody knows yet: the fact of their country is missing. */
export const unknownOn = (locale: LocaleCode) =>
  questionsOf(locale).filter(({ fact }) => !isSo(fact, locale));
