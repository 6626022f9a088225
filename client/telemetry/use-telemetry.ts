import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHelpApi } from '#client/api/help-api-provider.tsx';
import { useSite } from '#client/stores/site.ts';
import { useConsent } from '#client/features/cookie-consent/consent-provider.tsx';
import { useTelemetryOfTab } from './telemetry-provider.tsx';

/** Keeps the tab's telemetry at the page and the choice of the moment. */
export const useTelemetry = (): void => {
  const { project } = useSite();
  const api = useHelpApi();
  const { pathname, search } = useLocation();
  const choice = useConsent((state) => state.choice);
  const telemetry = useTelemetryOfTab();
  useEffect(() => {
    telemetry.follow({ project, api, path: pathname, search, choice });
  }, [telemetry, project, api, pathname, search, choice]);
};
