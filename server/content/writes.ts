import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, succeed, type Result } from '#shared/help-api/result.ts';
import type { ProjectFacts } from '#shared/projects/project-table.ts';
import type { Upstream, UpstreamAnswer } from '#server/upstream/resources.ts';
import { resultOf, type ReadingTime } from './deadline.ts';

type Writes = Pick<HelpApi, 'vote' | 'comment' | 'countView' | 'subscribe' | 'complain' | 'cancelOrder'>;

/** Logged when a write fails: the call and the host, never what was written (behaviour/errors 10). */
export interface WritesLog {
  failed(call: keyof Writes, host: string, error: unknown): void;
  refused(call: keyof Writes, host: string): void;
}

export interface Feedback {
  /** @param outcome `contact`: it asked for a person. */
  searched(host: string, from: 'panel' | 'page', outcome: 'hit' | 'none' | 'contact'): void;
  voted(host: string, vote: number): void;
}

/** What visitors send. Each is one POST upstream and never repeated: it may have arrived. */
export const createWrites = (
  upstream: Upstream,
  project: ProjectFacts,
  log: WritesLog,
  time: ReadingTime,
  feedback: Pick<Feedback, 'voted'>,
): Writes => {
  /** The upstream's answer to a write; `null` where it does not know the thing written to. */
  const attempt = async <A, T>(
    call: keyof Writes,
    answer: Promise<A | null>,
    read: (answer: A) => Result<T>,
  ): Promise<Result<T>> => {
    const result = await resultOf(answer, read, (error) => log.failed(call, project.host, error));
    if (!result.ok && result.failure.kind !== 'unavailable') log.refused(call, project.host);
    time.startAnew();
    return result;
  };

  return {
    vote: async ({ articleId, vote }) => {
      const sent = await attempt('vote', upstream.updateRating(project, articleId, vote), successOf);
      if (sent.ok) feedback.voted(project.host, vote);
      return sent;
    },
    comment: (comment) => attempt('comment', upstream.addComment(project, comment), successOf),
    countView: ({ articleId }) =>
      attempt('countView', upstream.updateViews(project, articleId), ({ views }) => succeed({ views })),
    subscribe: ({ email }) => attempt('subscribe', upstream.subscribe(project, email), successOf),
    complain: (complaint) => attempt('complain', upstream.complain(project, complaint), successOf),
    cancelOrder: (cancellation) =>
      attempt('cancelOrder', upstream.cancelOrder(project, cancellation), successOf),
  };
};

const successOf = ({ success, errors }: UpstreamAnswer<'cancelOrder'>): Result<null> =>
  success ? succeed(null) : fail('refused', errors);
