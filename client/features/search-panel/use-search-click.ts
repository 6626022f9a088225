import { allows } from '#shared/consent/consent-choice.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';
import { isSecretPath } from '#shared/rendering/page-routes.ts';
import { sendReport } from '#client/api/send-report.ts';
import { isInFrame } from '#client/stores/admin-view.tsx';
import { useConsent } from '../cookie-consent/consent-store.tsx';

/**
 * Reports the rank of a followed result, from 1, if statistics are allowed (behaviour/consent 19).
 *
 * @param from the panel's suggestions or the results page.
 */
export const useSearchClick = (from: 'panel' | 'page'): ((rank: number) => void) => {
  const choice = useConsent((state) => state.choice);
  return (rank) => {
    if (!allows(choice ?? null, 'statistics') || isSecretPath(window.location.pathname) || isInFrame())
      return;
    sendReport(bffPaths.searchClicks, { from, rank });
  };
};
