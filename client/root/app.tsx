import { StrictMode, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { HelpApiContext } from '#client/api/use-help-api.ts';
import { RouteTableContext } from './navigation/use-prefetch.ts';
import { ConsentProvider } from '#client/features/cookie-consent/consent-store.tsx';
import { AdminViewProvider, type AdminViewStore } from '#client/stores/admin-view.tsx';
import type { Telemetry } from '#client/telemetry/telemetry.ts';
import { TelemetryContext } from '#client/telemetry/use-telemetry.ts';
import { LastResort } from './error-page/last-resort.tsx';
import { ServedOutcomeProvider, type ServedOutcome } from '#client/features/forms/served-outcome.tsx';

interface AppProps {
  api: HelpApi;
  served: ServedOutcome | null;
  adminView: AdminViewStore;
  /** `null` on the server. */
  telemetry: Telemetry | null;
  /** Routes to prefetch. */
  routes: RouteObject[];
  children: ReactNode;
}

/** The providers around the router, the same on both sides for hydration. */
export const App = ({ api, served, adminView, telemetry, routes, children }: AppProps) => (
  <StrictMode>
    <HelpApiContext value={api}>
      <RouteTableContext value={routes}>
        <ServedOutcomeProvider served={served}>
          <AdminViewProvider store={adminView}>
            <ConsentProvider>
              <TelemetryContext value={telemetry}>
                <LastResort>{children}</LastResort>
              </TelemetryContext>
            </ConsentProvider>
          </AdminViewProvider>
        </ServedOutcomeProvider>
      </RouteTableContext>
    </HelpApiContext>
  </StrictMode>
);
