import { pageAt } from '#shared/rendering/page-routes.ts';
import type { PageHealth } from './page-health.ts';

/** Figures of one document, as `web-vitals` names them: milliseconds, CLS without a unit. */
type Figures = Record<string, number>;

/**
 * How the site feels to those who allow statistics (behaviour/consent 18): what loading, moving and answering took in one
 * document, told to ourselves once, when it is first left, under the page that it began with.
 *
 * @param health of the document; `null` on the server.
 */
export const createPageVitals = (health: PageHealth | null) => {
  let isAllowed = false;
  let begun = false;
  let first: string | undefined;

  const measure = async (began: string, { tell }: PageHealth): Promise<void> => {
    // Kept apart so that nobody loads it who is not measured.
    const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
    const vitals: Figures = {};
    for (const on of [onCLS, onINP, onLCP, onTTFB])
      on(({ name, value }) => {
        vitals[name] = value;
      });
    const page = pageAt(began);
    // The library's own listeners came first: its last figures are there.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && isAllowed) tell(page, vitals);
    });
  };

  return {
    /** @param allowed whether statistics are, on a page that may be told; `false` stops what was begun. */
    follow: (path: string, allowed: boolean): void => {
      isAllowed = allowed;
      // How long the document took to load is said of this page, also where the visitor says yes on a later one.
      first ??= path;
      if (!allowed || begun || !health?.isChosen) return;
      begun = true;
      // Without its code nothing is measured, and nobody misses it.
      measure(first, health).catch(() => {});
    },
  };
};
