import { useEffect, useRef } from 'react';
import { createHttpHelpApi } from '../../api/http-help-api.ts';
import { readRecord, writeRecord } from '../../stores/article-records.ts';

const countView = async (articleId: number): Promise<void> => {
  if (readRecord('views', articleId) !== null) return;
  const counted = await createHttpHelpApi(window.location.origin).countView(articleId);
  if (counted.ok) writeRecord('views', articleId, counted.value.views);
  else console.warn('a view was not counted:', counted.failure.kind);
};

/**
 * Counts one view per article and language (spec 4, Article views): once it was counted, this browser remembers and
 * sends no more. A view that could not be counted is only logged (spec 8) and tried again on the next visit.
 */
export const useArticleView = (articleId: number): void => {
  const seen = useRef<number>(null);
  useEffect(() => {
    // Effects may run twice for one view.
    if (seen.current === articleId) return;
    seen.current = articleId;
    void countView(articleId);
  }, [articleId]);
};
