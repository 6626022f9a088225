import type { HelpApi } from '../../shared/help-api/help-api.ts';
import { fail, succeed, type Result } from '../../shared/help-api/result.ts';
import type { ProjectFacts } from '../../shared/projects/project-table.ts';
import type { Upstream } from '../upstream/resources.ts';

type Writes = Pick<HelpApi, 'vote' | 'comment' | 'countView' | 'subscribe' | 'complain' | 'cancelOrder'>;

/** What visitors send. Each is one POST upstream and never repeated: it may have arrived. */
export const createWrites = (upstream: Upstream, project: ProjectFacts): Writes => ({
  vote: ({ articleId, vote }) => outcomeOf(upstream.updateRating(project, articleId, vote)),
  comment: ({ comment, reasons, articleId, vote }) =>
    outcomeOf(upstream.addComment(project, { comment, reasons, articleId, vote })),
  async countView(articleId) {
    try {
      const answer = await upstream.updateViews(project, articleId);
      return answer ? succeed({ views: answer.views }) : fail('not-found');
    } catch {
      return fail('unavailable');
    }
  },
  subscribe: ({ email }) => outcomeOf(upstream.subscribe(project, email)),
  complain: ({ email, text }) => outcomeOf(upstream.complain(project, { email, text })),
  cancelOrder: (cancellation) => outcomeOf(upstream.cancelOrder(project, cancellation)),
});

const outcomeOf = async (
  answer: Promise<{ readonly success: boolean; readonly errors: readonly string[] } | null>,
): Promise<Result<null>> => {
  try {
    const done = await answer;
    if (!done) return fail('not-found');
    return done.success ? succeed(null) : fail('refused', done.errors);
  } catch {
    return fail('unavailable');
  }
};
