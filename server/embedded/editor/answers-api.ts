import * as v from 'valibot';
import { ask, put, query, type Host } from './desk-api.ts';

const Reason = v.object({ text: v.string(), count: v.number() });
const Comment = v.object({
  host: v.string(),
  at: v.string(),
  text: v.string(),
  reasons: v.array(v.string()),
});
const Answered = v.object({
  id: v.number(),
  title: v.string(),
  path: v.string(),
  area: v.number(),
  /** `null`: too few to be told. */
  votes: v.nullable(v.object({ yes: v.number(), no: v.number() })),
  reasons: v.array(Reason),
  comments: v.array(Comment),
  views: v.number(),
  /** Day of the last review; `null`: nobody knows. */
  reviewed: v.nullable(v.string()),
  /** Not reviewed for a year. */
  due: v.boolean(),
  /** Sections of the source that were changed after this translation; empty for what stands before the first heading. */
  behind: v.array(v.string()),
  lookedAt: v.boolean(),
});
/** An article, and what visitors said of it. */
export type Answered = v.InferOutput<typeof Answered>;

const Feedback = v.object({
  shownFrom: v.number(),
  days: v.number(),
  showsComments: v.boolean(),
  areas: v.array(v.object({ id: v.number(), title: v.string() })),
  items: v.array(Answered),
});
/** What visitors said of the articles of a language, those first that need someone. */
export type Feedback = v.InferOutput<typeof Feedback>;

export const readFeedback = ({ scope }: Host): Promise<Feedback> =>
  ask(`/editor/feedback?${query(scope)}`, Feedback);

/** Hides an article until new votes come. Rejects where that was not kept. */
export const lookAt = async ({ scope }: Host, article: number): Promise<void> =>
  void (await ask(`/api/feedback/${article}/looked-at?${query(scope)}`, v.unknown(), put({})));
