import * as v from 'valibot';
import { items, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { readInput, wholeNumber } from '../read-input.ts';
import type { Search } from '../search/find-articles.ts';
import { bestPassage, snippetLength } from '../search/snippet.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { Words } from '../words.ts';
import { articleUrl, textLanguage } from './article-shapes.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly search: Search;
  readonly wordsOf: (project: DemoProject) => Words;
}

const searchQuery = v.object({
  searchString: v.pipe(
    v.string(),
    v.check((text) => [...text].length <= 200, 'must have at most 200 characters'),
  ),
  topic: v.optional(wholeNumber(1, 999_999_999_999_999)),
  page: v.optional(wholeNumber(1, 1000), '1'),
  perPage: v.optional(wholeNumber(1, 50), '10'),
  preview: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
});

/** Articles that answer a text, best first; `preview=1` is the search panel. */
export const findArticles =
  ({ content, search, wordsOf }: Dependencies) =>
  ({ project, query }: ProjectCall): Answer => {
    const input = readInput(searchQuery, query);
    if (!input.ok) return input.answer;
    const { searchString, topic, page, perPage, preview } = input.value;
    const isPreview = preview === '1';
    const { locale } = project;
    const { articles, total, topics, marked, suggestion } = search(locale, searchString, {
      isPreview,
      topic,
      from: (page - 1) * perPage,
      to: page * perPage,
    });
    const words = wordsOf(project);
    const length = isPreview ? snippetLength.preview : snippetLength.results;
    const found = articles.flatMap(({ article: id, keyword }) => {
      const row = content.article(locale, id);
      if (!row) return [];
      const text = words.text(content.articleText(locale, id));
      const shortContent = bestPassage(words.text(row.short), text, marked, length);
      return {
        article_id: id,
        title: words.text(row.title),
        shortContent,
        url: articleUrl(project, row),
        weight: row.weight,
        ...textLanguage(project, row),
        // What is marked says why it was found.
        ...(keyword !== undefined && !shortContent.includes('<mark>') && { keyword }),
      };
    });
    return items(found, { total, topics, ...(suggestion !== undefined && { suggestion }) });
  };
