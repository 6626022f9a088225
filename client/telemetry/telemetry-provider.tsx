import { createContext, use, useState, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useHelpApi } from '#client/api/use-help-api.ts';
import { useSite } from '#client/stores/site.ts';
import { useConsent } from '#client/features/cookie-consent/consent-provider.tsx';
import type { PageHealth } from './page-health.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';

const TelemetryContext = createContext<Telemetry | null>(null);

interface TelemetryProviderProps {
  health: PageHealth | null;
  children: ReactNode;
}

/** One per tab, as it remembers what it has loaded. */
export const TelemetryProvider = ({ health, children }: TelemetryProviderProps) => {
  const [telemetry] = useState(() => createTelemetry(health));
  return <TelemetryContext value={telemetry}>{children}</TelemetryContext>;
};

export const useTelemetry = (): void => {
  const telemetry = use(TelemetryContext);
  if (!telemetry) throw new Error('telemetry is known only inside its provider');
  const { project } = useSite();
  const api = useHelpApi();
  const { pathname, search } = useLocation();
  const choice = useConsent((state) => state.choice);
  useEffect(() => {
    telemetry.follow({ project, api, path: pathname, search, choice });
  }, [telemetry, project, api, pathname, search, choice]);
};
