import { useEffect } from 'react';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { isInFrame } from '#client/stores/admin-view.tsx';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { readRecord, writeRecord } from '#client/stores/article-records.ts';

/**
 * Milliseconds before a failure is believed: when the document is being left, browsers abort the request first,
 * though the view may have been counted.
 */
const leavingTime = 1_000;

const countView = async (api: HelpApi, articleId: number): Promise<void> => {
  if (readRecord('views', articleId) !== null) return;
  // Recorded before the response: the document may be left by then.
  writeRecord('views', articleId, 0);
  const counted = await api.countView({ articleId });
  if (counted.ok) return writeRecord('views', articleId, counted.value.views);
  await new Promise((resolve) => void setTimeout(resolve, leavingTime));
  writeRecord('views', articleId, null);
  console.warn('a view was not counted:', counted.failure.kind);
};

/**
 * Counts one view per article, language and browser (behaviour/articles 15). A failure is logged and tried again on
 * the next visit (behaviour/articles 16).
 */
export const useArticleView = (articleId: number): void => {
  const api = useHelpApi();
  useEffect(() => {
    // An editor's view does not count (behaviour/editor 14).
    if (!isInFrame()) void countView(api, articleId);
  }, [api, articleId]);
};
