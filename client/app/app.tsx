import type { i18n } from 'i18next';
import { StrictMode, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ConsentProvider } from '../features/cookie-consent/consent-provider.tsx';
import { EditViewProvider } from '../stores/edit-view.tsx';
import { ServedOutcomeProvider, type ServedOutcome } from './forms/served-outcome.tsx';

interface AppProps {
  i18n: i18n;
  served: ServedOutcome | null;
  /** The router: static on the server, in the browser the one that navigates. */
  children: ReactNode;
}

/** What surrounds the router on both sides; a provider that stands only on one would break hydration. */
export const App = ({ i18n, served, children }: AppProps) => (
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <ServedOutcomeProvider served={served}>
        <EditViewProvider>
          <ConsentProvider>{children}</ConsentProvider>
        </EditViewProvider>
      </ServedOutcomeProvider>
    </I18nextProvider>
  </StrictMode>
);
