import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { HelpApiProvider } from '#client/page/help-api-provider.tsx';
import { PrefetchContext } from './navigation/prefetch-source.ts';
import type { Prefetch } from './navigation/prefetch.ts';
import { ConsentProvider } from '#client/features/cookie-consent/consent-provider.tsx';
import { AdminViewProvider, type AdminViewStore } from '#client/page/admin-view.tsx';
import { TelemetryProvider } from '#client/telemetry/telemetry-provider.tsx';
import { LastResort } from './error-page/last-resort.tsx';
import { ServedOutcomeProvider, type ServedOutcome } from '#client/page/forms/served-outcome.tsx';

interface AppProps {
  api: HelpApi;
  i18n: i18n;
  served: ServedOutcome | null;
  adminView: AdminViewStore;
  /** Loads ahead what links lead to; nothing on the server. */
  prefetch: Prefetch | null;
  /** The router: static on the server, in the browser the one that navigates. */
  children: ReactNode;
}

/** What surrounds the router on both sides; a provider that stands only on one would break hydration. */
export const App = ({ api, i18n, served, adminView, prefetch, children }: AppProps) => (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <HelpApiProvider api={api}>
        <PrefetchContext value={prefetch}>
          <ServedOutcomeProvider served={served}>
            <AdminViewProvider store={adminView}>
              <ConsentProvider>
                <TelemetryProvider>
                  <LastResort>{children}</LastResort>
                </TelemetryProvider>
              </ConsentProvider>
            </AdminViewProvider>
          </ServedOutcomeProvider>
        </PrefetchContext>
      </HelpApiProvider>
    </I18nextProvider>
  </StrictMode>
);
