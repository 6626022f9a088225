import * as v from 'valibot';
import { notFound, success, type Answer, type ProjectCall } from '../call.ts';
import { sourceLanguage } from '../content/tree.ts';
import type { DemoProject } from '../demo-project.ts';
import { freshnessOf } from '../store/freshness.ts';
import { idParameter, readInput } from '../read-input.ts';
import type { ArticleRow, ContentStore } from '../store/content-store.ts';
import { figureDays, type CommentRow, type FeedbackStore } from '../store/feedback-store.ts';
import type { Words } from '../words.ts';
import { articlePath } from './article-shapes.ts';

interface Dependencies {
  readonly content: ContentStore;
  readonly feedback: FeedbackStore;
  readonly wordsOf: (project: DemoProject) => Words;
}

/** Fewest votes of which figures are told: what single visitors said stays unknown. */
const shownFrom = 5;

/**
 * What visitors said of the articles in a project's language, those first that need someone (behaviour/editor 18).
 *
 * @param showsComments whether the desk is open on this machine: comments may hold personal data.
 */
export const reportFeedback =
  ({ content, feedback, wordsOf }: Dependencies) =>
  (project: DemoProject, showsComments: boolean) => {
    const { textLanguage: language, locale } = project;
    const words = wordsOf(project);
    const votes = new Map(feedback.votes(language).map((row) => [row.article, row]));
    const [views, looked] = [feedback.views(language), feedback.lookedAt(language)];
    const comments = feedback.comments(language);
    const [dates, sources] = [content.dates(language), content.dates(sourceLanguage)];
    const areas = content.categories(locale).filter(({ parent }) => parent === null);
    const itemOf = (row: ArticleRow) => {
      const { yes = 0, no = 0, last = 0 } = votes.get(row.id) ?? {};
      const isShown = yes + no >= shownFrom;
      const said = comments.get(row.id) ?? [];
      return {
        id: row.id,
        title: words.text(row.title),
        path: articlePath(row),
        area: row.area,
        votes: isShown ? { yes, no } : null,
        reasons: isShown
          ? reasonsOf(
              said.filter(({ at }) => feedback.isRecent(at)),
              words,
            )
          : [],
        comments: showsComments ? feedback.newest(said).map((comment) => wordsOfComment(comment, words)) : [],
        views: row.views + (views.get(row.id) ?? 0),
        ...freshnessOf(language, dates.get(row.id), sources.get(row.id), Date.now()),
        lookedAt: last <= (looked.get(row.id) ?? -1),
      };
    };
    return {
      shownFrom,
      days: figureDays,
      showsComments,
      areas: areas.map(({ id, title }) => ({ id, title: words.text(title) })),
      items: content
        .articles(locale)
        .map(itemOf)
        .toSorted((one, other) => needOf(other) - needOf(one) || other.views - one.views),
    };
  };

/** The share of noes, drawn to the middle where votes are few; nothing where they are too few to be told. */
const needOf = ({
  votes,
}: {
  readonly votes: { readonly yes: number; readonly no: number } | null;
}): number => (votes === null ? 0 : (votes.no + 1) / (votes.yes + votes.no + 2));

const textOfReason = (alias: string, { site }: Words): string => site.voteReasons[alias] ?? alias;

const reasonsOf = (comments: readonly CommentRow[], words: Words) =>
  [
    ...Map.groupBy(
      comments.flatMap(({ reasons }) => reasons),
      (alias) => alias,
    ),
  ]
    .map(([alias, same]) => ({ text: textOfReason(alias, words), count: same.length }))
    .toSorted((one, other) => other.count - one.count);

const wordsOfComment = ({ host, reasons, comment, at }: CommentRow, words: Words) => ({
  host,
  at,
  text: comment,
  reasons: reasons.map((alias) => textOfReason(alias, words)),
});

const lookedPath = v.object({ articleId: idParameter });

/** Somebody has looked at an article: it is not shown among those that need someone until new votes come. */
export const lookAt =
  ({ content, feedback }: Dependencies) =>
  ({ project, params }: ProjectCall): Answer => {
    const input = readInput(lookedPath, params);
    if (!input.ok) return input.answer;
    const { articleId } = input.value;
    if (!content.article(project.locale, articleId)) return notFound;
    feedback.lookAt(project.textLanguage, articleId);
    return success({ id: articleId });
  };
