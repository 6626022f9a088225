import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { createHttpHelpApi } from './api/http-help-api.ts';
import { App } from './app/app.tsx';
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

const createRouter = (hydrationData: HydrationState) => {
  const api = createHttpHelpApi(window.location.origin);
  return createBrowserRouter(routes, {
    hydrationData,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(helpApiContext, api);
      return context;
    },
  });
};

const start = async (): Promise<void> => {
  const { state, hydration } = hydrateState(document);
  // A form that was posted before hydration: the page belongs to the address it stood on, not to the action's.
  if (state.served) window.history.replaceState(null, '', state.served.from + window.location.hash);
  const [messages] = await Promise.all([
    fetchMessages(state.locale, state.messagesVersion),
    loadMatchedRoutes(routes),
  ]);
  const router = createRouter(hydration);
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as Element,
      <App i18n={createI18n(state.locale, messages)} served={state.served}>
        <RouterProvider router={router} />
      </App>,
    );
  });
};

void start();
