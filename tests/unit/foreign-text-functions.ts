import { faqPage } from '#client/features/page-head/site-json-ld.ts';
import { bestPassage, markedHtml, shorten } from '#server/embedded/search/snippet.ts';
import { toPopularSearches, toPopularTopics, toSearchHits } from '#server/content/mapping/map-content.ts';
import type { ForeignText } from '#server/upstream/fields.ts';
import { plainText } from '#server/upstream/plain-text.ts';
import { isSafePayLink } from '#shared/alternatives/payment.ts';
import {
  safeFormOrigin,
  withDone,
  pageOfAddress,
  queryValue,
  searchPath,
  searchTextOf,
  topicOfAddress,
} from '#shared/help-api/paths.ts';
import { serialiseJsonLd } from '#shared/rendering/json-ld.ts';
import { createSplitter, findTitles, splitTitles } from '#shared/text/find-titles.ts';
import { firstSentence } from '#shared/text/first-sentence.ts';
import { cutAt, highlight, matchSpans } from '#shared/text/highlight.ts';
import { countBits, lettersOf, slipsAllowed, slipsBetween } from '#shared/text/slips.ts';
import { splitMailAddresses } from '#shared/text/mailto-links.ts';
import { nearestAreas } from '#shared/text/nearest-areas.ts';
import { dropSecondStop } from '#shared/text/second-stop.ts';
import {
  fold,
  foldedWords,
  foldWithSources,
  searchTerms,
  speltWords,
  termMatches,
} from '#shared/text/search-terms.ts';
import { previewText, truncate } from '#shared/text/truncate.ts';
import { wellFormed, withoutInvisible } from '#shared/text/well-formed.ts';
import {
  flattenMessages,
  isKeyPath,
  isSegment,
  isPluralForm,
  isMessageTree,
  nestMessages,
  stemOfKey,
} from '#shared/text/message-tree.ts';
import { isAlternativeId } from '#shared/validation/ids.ts';

const question = 'where is my order';
const knownTitles = splitTitles([{ title: 'Where is my parcel?', place: 'Delivery' }]);
const wanted = [new Set(['order', 'orders'])];
const link = '/categories/1/2/3' as ForeignText;
const empty = '' as ForeignText;
const article = { id: 1, title: empty, shortContent: empty, url: link, weight: 0, lang: empty };

/**
 * The only functions that foreign text may be given to on the event loop, each as it is called. Every exported function of
 * `shared/text` stands here; a test walks the table.
 */
export const foreignTextFunctions: Readonly<Record<string, (text: ForeignText) => unknown>> = {
  plainText,
  'toSearchHits, words': (text) =>
    toSearchHits([{ ...article, title: text, shortContent: text, keyword: text }], []),
  'toSearchHits, address': (text) => toSearchHits([{ ...article, url: text, keyword: text }], []),
  toPopularSearches: (text) => toPopularSearches([{ name: text, link: text }], 'help.atd-parts.de'),
  toPopularTopics: (text) =>
    toPopularTopics([{ ...article, shortContent: text, categoryTitle: text }], 200, []),
  fold,
  foldWithSources,
  foldedWords,
  speltWords,
  searchTerms,
  termMatches: (text) => termMatches({ text, prefix: true }, text),
  'highlight, text': (text) => highlight(text, question),
  'highlight, query': (text) => highlight(question, text),
  matchSpans: (text) => matchSpans(text, question),
  cutAt: (text) => cutAt(text, []),
  createSplitter: (text) => {
    const splitter = createSplitter();
    splitter.add({ title: text, place: text, stems: text });
    return splitter.split();
  },
  splitTitles: (text) => splitTitles([{ title: text, place: text, stems: text }]),
  'findTitles, title': (text) => findTitles(splitTitles([{ title: text, place: text }]), question),
  'findTitles, query': (text) => findTitles(knownTitles, text),
  firstSentence: (text) => firstSentence(text, 'de'),
  'nearestAreas, title': (text) => nearestAreas([{ title: text, path: link }], question),
  'nearestAreas, query': (text) => nearestAreas([{ title: question, path: link }], text),
  lettersOf,
  countBits: (text) => countBits(lettersOf(text)),
  slipsAllowed: (text) => slipsAllowed(text.length),
  slipsBetween: (text) => slipsBetween(text, question, 2),
  previewText,
  truncate: (text) => truncate(text, 200),
  wellFormed,
  withoutInvisible,
  splitMailAddresses,
  isKeyPath,
  isSegment,
  isMessageTree: (text) => isMessageTree({ a: { b: text } }),
  flattenMessages: (text) => flattenMessages({ a: { b: text } }),
  nestMessages: (text) => nestMessages([[text, text]]),
  stemOfKey,
  isPluralForm,
  dropSecondStop,
  serialiseJsonLd: (text) => serialiseJsonLd([faqPage([{ title: text, shortContent: text }])]),
  isSafePayLink: (text) => isSafePayLink(text, ['https://pay.atd-parts.de']),
  safeFormOrigin,
  withDone: (text) => withDone(text, 'vote'),
  pageOfAddress,
  topicOfAddress,
  queryValue: (text) => queryValue(text.toWellFormed()),
  searchTextOf,
  searchPath: (text) => searchPath(text.toWellFormed()),
  isAlternativeId,
  'bestPassage, text': (text) => bestPassage('short', text, wanted, 240),
  'markedHtml, text': (text) => markedHtml(text, wanted),
  shorten: (text) => shorten(text, 240),
};
