import { createContext, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { useSite } from '#client/stores/site.ts';
import { useConsent } from '#client/features/cookie-consent/consent-store.tsx';
import type { Telemetry } from './telemetry.ts';

/** One per tab, as it remembers what it has loaded; `null` on the server. */
export const TelemetryContext = createContext<Telemetry | null>(null);

export const useTelemetry = (): void => {
  const telemetry = use(TelemetryContext);
  const { project } = useSite();
  const api = useHelpApi();
  const { pathname, search } = useLocation();
  const choice = useConsent((state) => state.choice);
  useEffect(() => {
    telemetry?.follow({ project, api, path: pathname, search, choice });
  }, [telemetry, project, api, pathname, search, choice]);
};
