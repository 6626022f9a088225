import * as v from 'valibot';
import { invalid, items, notFound, plain, success, type Answer, type ProjectCall } from '../call.ts';
import type { DemoProject } from '../demo-project.ts';
import { idField, idParameter, readInput } from '../read-input.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { SubmissionsStore } from '../store/submissions-store.ts';
import type { Words } from '../words.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly submissions: SubmissionsStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

/** Yes, no, none (behaviour/votes 7). */
const vote = v.picklist([1, -1, 0], 'must be 1, -1 or 0');
const articlePath = v.object({ articleId: idParameter });
const viewBody = v.object({ articleId: idField });
const ratingBody = v.object({ articleId: idField, vote });

/** The article that path and body agree on, with the body; anything else is an answer. */
const readArticle = <Body extends { articleId: number }>(
  content: ContentStore,
  { project, params, body }: ProjectCall,
  schema: v.GenericSchema<unknown, Body>,
) => {
  const path = readInput(articlePath, params);
  if (!path.ok) return path;
  const input = readInput(schema, body);
  if (!input.ok) return input;
  if (input.value.articleId !== path.value.articleId)
    return { ok: false, answer: invalid(['articleId: differs from the one in the path']) } as const;
  const article = content.article(project.locale, path.value.articleId);
  return article
    ? ({ ok: true, article, body: input.value } as const)
    : ({ ok: false, answer: notFound } as const);
};

/** Counts one view; the site sends it once a visitor and language (behaviour/articles 15). */
export const updateViews =
  ({ content, submissions }: Dependencies) =>
  (call: ProjectCall): Answer => {
    const input = readArticle(content, call, viewBody);
    if (!input.ok) return input.answer;
    const { id, views } = input.article;
    return plain({ id, views: views + submissions.countView(call.project, id) });
  };

export const updateRating =
  ({ content, submissions }: Dependencies) =>
  (call: ProjectCall): Answer => {
    const input = readArticle(content, call, ratingBody);
    if (!input.ok) return input.answer;
    submissions.addVote(call.project, input.article.id, input.body.vote);
    return success({ id: input.article.id, vote: input.body.vote });
  };

/** Reasons of a no, in the order in which they are offered. */
export const getCommentReasons =
  ({ wordsOf }: Dependencies) =>
  ({ project }: ProjectCall): Answer => {
    const reasons = Object.entries(wordsOf(project).site.voteReasons);
    return items(reasons.map(([alias, text], index) => ({ id: index + 1, alias, text })));
  };

const commentText = v.pipe(v.string('must be text'), v.maxLength(5000, 'must have at most 5000 characters'));
const aliases = v.pipe(
  v.union(
    [
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((alias) => [alias]),
      ),
    ],
    'must be a list of reasons',
  ),
  v.maxLength(20, 'must have at most 20 entries'),
);

/** `content` and `reasonAlias` are the other names of the same fields (behaviour/upstream 11). */
const commentBody = v.pipe(
  v.object({
    articleId: idField,
    vote: v.optional(vote, -1),
    comment: v.optional(commentText),
    content: v.optional(commentText),
    reasons: v.optional(aliases),
    reasonAlias: v.optional(aliases),
  }),
  v.transform(({ comment, content, reasons, reasonAlias, ...rest }) => ({
    ...rest,
    comment: comment ?? content ?? '',
    reasons: [...new Set(reasons ?? reasonAlias ?? [])],
  })),
);

export const addComment =
  ({ content, submissions, wordsOf }: Dependencies) =>
  ({ project, body }: ProjectCall): Answer => {
    const input = readInput(commentBody, body);
    if (!input.ok) return input.answer;
    const { articleId, ...sent } = input.value;
    const known = wordsOf(project).site.voteReasons;
    if (!sent.reasons.every((alias) => Object.hasOwn(known, alias)))
      return invalid(['reasons: has a reason that does not exist']);
    if (!content.article(project.locale, articleId)) return notFound;
    submissions.addComment(project, { article: articleId, ...sent });
    return plain({ success: true });
  };
