import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import type { MessageTree } from '../shared/rendering/render-contract.ts';
import type { LocaleCode } from '../shared/projects/locales.ts';
import { createHttpHelpApi } from './api/http-help-api.ts';
import { hydrateState } from './app/hydration-state.ts';
import { helpApiContext } from './app/load-context.ts';
import { routes } from './app/routes.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { fetchMessages } from './i18n/fetch-messages.ts';
import './styles/global.css';

/** Routes of the current address must be there before hydration, or the page would show twice. */
const loadMatchedRoutes = async (table: RouteObject[]): Promise<void> => {
  const matched = matchRoutes(table, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
};

const start = async (): Promise<void> => {
  const { state, hydration } = hydrateState(document);
  const [messages] = await Promise.all([
    fetchMessages(state.locale, state.messagesVersion),
    loadMatchedRoutes(routes),
  ]);
  startApp(state.locale, messages, hydration);
};

const startApp = (
  locale: LocaleCode,
  messages: MessageTree,
  hydrationData: ReturnType<typeof hydrateState>['hydration'],
) => {
  const api = createHttpHelpApi(window.location.origin);
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(helpApiContext, api);
      return context;
    },
  });
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as Element,
      <StrictMode>
        <I18nextProvider i18n={createI18n(locale, messages)}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </StrictMode>,
    );
  });
};

void start();
