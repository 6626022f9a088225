import * as v from 'valibot';
import { notFound, success, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { listKeysOf, type PurgeSite } from '../purge-site.ts';
import { hasNoControls, idParameter, readInput } from '../read-input.ts';
import { writtenWords } from '../search/search-words.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { SearchWordsStore } from '../store/search-words-store.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly searchWords: SearchWordsStore;
  readonly wordsOf: (project: DemoProject) => Words;
  readonly purgeSite: PurgeSite;
}

/** Most keywords of an article, groups of a language and words of a group: several times what any has. */
const most = { keywords: 60, groups: 300, words: 30 } as const;

const Phrase = v.pipe(
  v.string('must be text'),
  v.trim(),
  v.maxLength(80, 'must have at most 80 characters'),
  hasNoControls,
  v.check((text) => writtenWords(text).length > 0, 'must have a letter or digit'),
);

/** What is written twice counts once. */
const phrases = (list: string[]): string[] => [
  ...new Map(list.map((phrase) => [phrase.toLowerCase(), phrase])).values(),
];

const keywordsBody = v.object({
  keywords: v.pipe(
    v.array(Phrase, 'must be a list of words'),
    v.maxLength(most.keywords, `must have at most ${most.keywords} words`),
    v.transform(phrases),
  ),
});

const synonymsBody = v.object({
  synonyms: v.pipe(
    v.array(
      v.pipe(
        v.array(Phrase, 'must be a list of words'),
        v.transform(phrases),
        v.minLength(2, 'must have at least two words'),
        v.maxLength(most.words, `must have at most ${most.words} words`),
      ),
      'must be a list of groups',
    ),
    v.maxLength(most.groups, `must have at most ${most.groups} groups`),
  ),
});

/** The words that editors of a language have told the search: by article, and groups of synonyms (behaviour/editor 11). */
export const getSearchWords =
  ({ content, searchWords, wordsOf }: Dependencies) =>
  ({ project }: ProjectCall): Answer => {
    const { synonyms, keywords } = searchWords.words(project.locale);
    const words = wordsOf(project);
    return success({
      synonyms,
      articles: content
        .articles(project.locale)
        .map(({ id, title }) => ({ id, title: words.text(title), keywords: keywords[id] ?? [] })),
    });
  };

/** Keeps the keywords of one article for all hosts of the language, and makes the site search anew. */
export const saveKeywords =
  (dependencies: Dependencies) =>
  async ({ project, params, body }: ProjectCall): Promise<Answer> => {
    const { content, searchWords } = dependencies;
    const path = readInput(v.object({ articleId: idParameter }), params);
    if (!path.ok || !content.article(project.locale, path.value.articleId)) return notFound;
    const input = readInput(keywordsBody, body);
    if (!input.ok) return input.answer;
    searchWords.saveKeywords(project.textLanguage, path.value.articleId, input.value.keywords);
    return success({
      ...input.value,
      purged: await dependencies.purgeSite(listKeysOf(project.textLanguage)),
    });
  };

/** Keeps the groups of synonyms of a language, in the same way. */
export const saveSynonyms =
  (dependencies: Dependencies) =>
  async ({ project, body }: ProjectCall): Promise<Answer> => {
    const input = readInput(synonymsBody, body);
    if (!input.ok) return input.answer;
    dependencies.searchWords.saveSynonyms(project.textLanguage, input.value.synonyms);
    return success({
      ...input.value,
      purged: await dependencies.purgeSite(listKeysOf(project.textLanguage)),
    });
  };
