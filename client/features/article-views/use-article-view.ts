import { useEffect, useRef } from 'react';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { isInFrame } from '#client/stores/admin-view.tsx';
import { useHelpApi } from '#client/api/help-api-provider.tsx';
import { readRecord, writeRecord } from '#client/stores/article-records.ts';

/**
 * How long a failure is waited with before it is believed, in milliseconds: where the document is being left, browsers end
 * the call first, and what was sent may have been counted.
 */
const leavingTime = 1_000;

const countView = async (api: HelpApi, articleId: number): Promise<void> => {
  if (readRecord('views', articleId) !== null) return;
  // A note that it is under way: the document may be left before the answer is there.
  writeRecord('views', articleId, 0);
  const counted = await api.countView({ articleId });
  if (counted.ok) return writeRecord('views', articleId, counted.value.views);
  await new Promise((resolve) => void setTimeout(resolve, leavingTime));
  writeRecord('views', articleId, null);
  console.warn('a view was not counted:', counted.failure.kind);
};

/**
 * Counts one view per article and language (behaviour/articles 15): once it was counted, this browser remembers and
 * sends no more. A view that could not be counted is only logged (behaviour/articles 16) and tried again on the next
 * visit.
 */
export const useArticleView = (articleId: number): void => {
  const api = useHelpApi();
  const seen = useRef<number>(null);
  useEffect(() => {
    // An editor's look is no visitor's (behaviour/editor 14).
    if (isInFrame()) return;
    // Effects may run twice for one view.
    if (seen.current === articleId) return;
    seen.current = articleId;
    void countView(api, articleId);
  }, [api, articleId]);
};
