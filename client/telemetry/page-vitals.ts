import { pageAt } from '#shared/rendering/page-routes.ts';
import type { PageHealth } from './page-health.ts';

/**
 * Reports the web vitals of visitors who allow statistics (behaviour/consent 18), once per document when it is
 * first left, for its first page.
 */
export const createPageVitals = ({ isChosen, tell }: PageHealth) => {
  let isAllowed = false;
  let begun = false;
  let first: string | undefined;

  const measure = async (began: string): Promise<void> => {
    const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
    /** By the names of `web-vitals`, in milliseconds; CLS has no unit. */
    const vitals: Record<string, number> = {};
    for (const on of [onCLS, onINP, onLCP, onTTFB])
      on(({ name, value }) => {
        vitals[name] = value;
      });
    const page = pageAt(began);
    // The library's listeners were added first, so its figures are complete.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && isAllowed) tell(page, vitals);
    });
  };

  return {
    /** @param allowed `false` also stops a running measurement. */
    follow: (path: string, allowed: boolean): void => {
      isAllowed = allowed;
      // The load is measured for the first page, whenever statistics are allowed.
      first ??= path;
      if (!allowed || begun || !isChosen) return;
      begun = true;
      measure(first).catch(() => {});
    },
  };
};
