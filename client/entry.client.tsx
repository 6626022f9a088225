import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type RouteObject,
} from 'react-router-dom';
import type { FormName } from '#shared/help-api/forms.ts';
import { createHttpHelpApi } from '#client/api/http-help-api.ts';
import { App } from '#client/root/app.tsx';
import { heldFormContext, holdWrites } from '#client/root/hold-writes.ts';
import { hydrateState } from '#client/root/hydration-state.ts';
import { guardChunks, reloadOnce } from '#client/root/navigation/chunk-reload.ts';
import { routes } from './routes.ts';
import { isAnythingTyped } from '#client/components/field/early-input.ts';
import { createI18n } from '#client/i18n/create-i18n.ts';
import { fetchMessages, OtherVersion } from '#client/i18n/fetch-messages.ts';
import { createAdminViewStore, isInFrame } from '#client/stores/admin-view.tsx';
import { helpApiContext } from '#client/api/load-context.ts';
import { watchDocument } from '#client/telemetry/page-health.ts';
import { createTelemetry } from '#client/telemetry/telemetry.ts';
import '#client/styles/global.css';
import '#client/styles/article.css';
import '#client/styles/print.css';

const page = document.documentElement;
const telemetry = createTelemetry(watchDocument());

/** Loads the routes of the current address before hydration, or the page would be rendered twice. */
const loadMatchedRoutes = async (): Promise<void> => {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = (await route.lazy()) as Partial<RouteObject>;
      Object.assign(route, module, { lazy: undefined });
    }),
  );
};

const parsed = async (): Promise<void> => {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
};

/** Hydrates the page. Rejects if a file fails to load; it can be called again. */
const hydrate = async (): Promise<void> => {
  await parsed();
  const { state, hydration } = hydrateState(document);
  // After a form was posted before hydration, the address bar shows the action's address.
  if (state.served) window.history.replaceState(null, '', state.served.from + window.location.hash);
  const [messages] = await Promise.all([
    fetchMessages(state.locale, state.messagesVersion),
    loadMatchedRoutes(),
  ]);
  // An earlier call may have succeeded.
  if (page.dataset['script'] === 'ready') return;
  page.dataset['script'] = 'ready';
  const api = createHttpHelpApi(window.location.origin);
  const adminView = createAdminViewStore();
  const noteHeldForm = (form: FormName) => adminView.setState({ heldForm: { form } });
  if (state.served?.outcome.kind === 'held') noteHeldForm(state.served.form);
  const destination = () => {
    const { location } = router.state.navigation;
    return location ? window.location.origin + router.createHref(location) : window.location.href;
  };
  const router = createBrowserRouter(guardChunks(routes, destination), {
    hydrationData: hydration,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(helpApiContext, isInFrame() ? holdWrites(api) : api);
      context.set(heldFormContext, noteHeldForm);
      return context;
    },
  });
  const i18n = createI18n(page.lang, messages);
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as Element,
      <I18nextProvider i18n={i18n}>
        <App api={api} served={state.served} adminView={adminView} telemetry={telemetry} routes={routes}>
          <RouterProvider router={router} />
        </App>
      </I18nextProvider>,
    );
  });
  // Only editors see the page in a frame.
  if (!isInFrame()) return;
  const { startAdminView } = await import('#client/features/admin-view/start-admin-view.ts');
  await startAdminView({ i18n, router, adminView, locale: state.locale });
};

hydrate().catch(async (error: unknown) => {
  console.error('the page stays as it was served', error);
  if (error instanceof OtherVersion && !isAnythingTyped()) await reloadOnce().catch(() => {});
  // The inline script listens for this and loads the module again (server/pages/assets.ts).
  document.querySelector('#entry')?.dispatchEvent(new Event('error'));
});
