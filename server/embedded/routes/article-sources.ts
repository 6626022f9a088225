import * as v from 'valibot';
import { longestHtml } from '#shared/article-html/html-tree.ts';
import { invalid, notFound, overtaken, success, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { listKeysOf, type PurgeSite } from '../purge-site.ts';
import { hasNoControls, hasNoControlsButBreaks, idParameter, readInput } from '../read-input.ts';
import type { ArticleEditing } from '../store/edit-articles.ts';
import { parseArticle } from '../seed/read-content.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly editing: ArticleEditing;
  readonly wordsOf: (project: DemoProject) => Words;
  readonly purgeSite: PurgeSite;
}

const articlePath = v.object({ articleId: idParameter });

/** Bytes of a title and 60,000 characters of up to four bytes. */
export const largestSource = 250_000;

/** Markdown with the placeholders of the content files; HTML is none of it. */
const words = v.object({
  title: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(300, 'must have at most 300 characters'),
    hasNoControls,
  ),
  text: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(60_000, 'must have at most 60000 characters'),
    hasNoControlsButBreaks,
  ),
});
/** `null`: back to the shipped words. */
const saved = v.object({
  words: v.nullable(words),
  /** What the editor began with; without it the last one wins. */
  before: v.optional(v.object({ title: v.string(), text: v.string() })),
});

const readArticle = ({ editing }: Dependencies, { project, params }: ProjectCall) => {
  const path = readInput(articlePath, params);
  if (!path.ok) return path;
  const id = path.value.articleId;
  const source = editing.source(project.textLanguage, id);
  return source ? ({ ok: true, id, ...source } as const) : ({ ok: false, answer: notFound } as const);
};

/** The words of an article as they are written, and whether an editor wrote them. */
export const getSource =
  (dependencies: Dependencies) =>
  (call: ProjectCall): Answer => {
    const found = readArticle(dependencies, call);
    return found.ok ? success(sourceOf(found)) : found.answer;
  };

const sourceOf = ({ edit, file }: Pick<ReturnType<ArticleEditing['source']> & object, 'edit' | 'file'>) => {
  const shipped = parseArticle(file);
  return {
    title: edit?.title ?? shipped?.title ?? '',
    text: edit?.text ?? shipped?.body.trim() ?? '',
    isEdited: edit !== undefined,
  };
};

const isSame = (one: v.InferOutput<typeof words> | null, other: v.InferOutput<typeof words>): boolean =>
  one?.title === other.title && one.text === other.text;

/** A draft as this host would show it; nothing is kept. */
export const previewSource =
  (dependencies: Dependencies) =>
  (call: ProjectCall): Answer => {
    const found = readArticle(dependencies, call);
    if (!found.ok) return found.answer;
    const input = readInput(words, call.body);
    if (!input.ok) return input.answer;
    const { project } = call;
    try {
      const { title, html } = dependencies.editing.render(project.locale, found.id, found.file, input.value);
      const own = dependencies.wordsOf(project);
      return success({ title: own.text(title), html: own.html(html).slice(0, longestHtml) });
    } catch (error) {
      return invalid([reasonOf(error)]);
    }
  };

/** Keeps an article's new words for all hosts of its language, or takes them back, and purges it and what a search finds (behaviour/editor 21). */
export const saveSource =
  (dependencies: Dependencies) =>
  async (call: ProjectCall): Promise<Answer> => {
    const found = readArticle(dependencies, call);
    if (!found.ok) return found.answer;
    const input = readInput(saved, call.body);
    if (!input.ok) return input.answer;
    const { editing, purgeSite } = dependencies;
    const language = call.project.textLanguage;
    const now = sourceOf(found);
    const { before = now } = input.value;
    if (!isSame(before, now) && !isSame(input.value.words, now)) return overtaken(now);
    try {
      if (input.value.words === null) editing.reset(language, found.id);
      else editing.save(language, found.id, input.value.words);
    } catch (error) {
      return invalid([reasonOf(error)]);
    }
    return success({ purged: await purgeSite([`article:${found.id}`, ...listKeysOf(language)]) });
  };

/** For the editor alone, who wrote the words. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : 'cannot be read');
