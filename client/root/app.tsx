import { StrictMode, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { HelpApiProvider } from '#client/api/help-api-provider.tsx';
import { RouteTableContext } from './navigation/use-prefetch.ts';
import { ConsentProvider } from '#client/features/cookie-consent/consent-provider.tsx';
import { AdminViewProvider, type AdminViewStore } from '#client/stores/admin-view.tsx';
import type { PageHealth } from '#client/telemetry/page-health.ts';
import { TelemetryProvider } from '#client/telemetry/telemetry-provider.tsx';
import { LastResort } from './error-page/last-resort.tsx';
import { ServedOutcomeProvider, type ServedOutcome } from '#client/features/forms/served-outcome.tsx';

interface AppProps {
  api: HelpApi;
  served: ServedOutcome | null;
  adminView: AdminViewStore;
  /** Of the document; nothing on the server. */
  health: PageHealth | null;
  /** What links lead to, to be loaded ahead; nothing on the server. */
  routes: RouteObject[] | null;
  /** The router: static on the server, in the browser the one that navigates. */
  children: ReactNode;
}

/** What surrounds the router on both sides, within the messages; a provider that stands only on one would break hydration. */
export const App = ({ api, served, adminView, health, routes, children }: AppProps) => (
  <StrictMode>
    <HelpApiProvider api={api}>
      <RouteTableContext value={routes}>
        <ServedOutcomeProvider served={served}>
          <AdminViewProvider store={adminView}>
            <ConsentProvider>
              <TelemetryProvider health={health}>
                <LastResort>{children}</LastResort>
              </TelemetryProvider>
            </ConsentProvider>
          </AdminViewProvider>
        </ServedOutcomeProvider>
      </RouteTableContext>
    </HelpApiProvider>
  </StrictMode>
);
