import * as v from 'valibot';

/** The article that a vote, a comment or a view is about. */
export const ArticleId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const ViewPayload = v.object({ articleId: ArticleId });
