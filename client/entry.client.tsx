import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
  type RouteObject,
} from 'react-router-dom';
import type { FormName } from '#shared/help-api/forms.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { createHttpHelpApi } from './api/http-help-api.ts';
import { App } from './app/app.tsx';
import { heldFormContext, holdWrites } from './app/hold-writes.ts';
import { hydrateState } from './app/hydration-state.ts';
import { answerEarlyPress } from './page/late/early-press.ts';
import { wantLateCode } from './page/late/late-code.ts';
import { pageTakenOver } from './page/late/taken-over.ts';
import { helpApiContext } from './page/load-context.ts';
import { guardChunks } from './app/navigation/guard-chunks.ts';
import { leaveWithoutLateCode } from './app/navigation/leave-without-late-code.ts';
import { wantLateCodeSoon } from './app/navigation/want-late-code.ts';
import { withLateCode } from './app/navigation/with-late-code.ts';
import { routes } from './app/routes.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { fetchWords } from './i18n/fetch-words.ts';
import { createAdminViewStore, isInFrame } from './page/admin-view.tsx';
import './styles/global.css';
import './styles/rare-fonts.css';
import './styles/message-tokens.css';
import './styles/article.css';
import './styles/print.css';

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

const createRouter = (
  api: HelpApi,
  hydrationData: HydrationState,
  table: RouteObject[],
  onHeldForm: (form: FormName) => void,
) =>
  withLateCode(
    createBrowserRouter(table, {
      hydrationData,
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(helpApiContext, isInFrame() ? holdWrites(api) : api);
        context.set(heldFormContext, onHeldForm);
        return context;
      },
    }),
  );

/** The words came in another language than the page's: they are read out as what they are, its content stays its own. */
const speakInstead = (page: HTMLElement, tag: string): void => {
  page.dataset['contentLang'] = page.lang;
  page.lang = tag;
};

const start = async (): Promise<void> => {
  const { state, hydration } = hydrateState(document);
  // A form that was posted before hydration: the page belongs to the address it stood on, not to the action's.
  if (state.served) window.history.replaceState(null, '', state.served.from + window.location.hash);
  const api = createHttpHelpApi(window.location.origin);
  // Where the visitor is going, if anywhere: known once the router stands.
  let destination = (): string | null => null;
  const table = leaveWithoutLateCode(
    guardChunks(routes, () => destination() ?? window.location.href),
    () => destination(),
  );
  const [{ words, otherTag }] = await Promise.all([
    fetchWords(state.locale, state.wordsVersion),
    loadMatchedRoutes(table),
  ]);
  const adminView = createAdminViewStore();
  const noteHeldForm = (form: FormName) => adminView.setState({ heldForm: { form } });
  if (state.served?.outcome.kind === 'held') noteHeldForm(state.served.form);
  const router = createRouter(api, hydration, table, noteHeldForm);
  destination = () => {
    const { location } = router.state.navigation;
    return location ? window.location.origin + router.createHref(location) : null;
  };
  if (otherTag) speakInstead(document.documentElement, otherTag);
  const i18n = createI18n(document.documentElement.lang, words);
  startTransition(() => {
    hydrateRoot(
      document.querySelector('#root') as Element,
      <I18nextProvider i18n={i18n}>
        <App api={api} served={state.served} adminView={adminView} routes={routes}>
          <RouterProvider router={router} />
        </App>
      </I18nextProvider>,
    );
  });
  void answerEarlyPress();
  // The page that a form came back with may stand open where it was sent from.
  if (state.served) wantLateCode();
  else wantLateCodeSoon();
  // In a frame this may be the editor's view; no visitor loads what follows.
  if (isInFrame()) {
    const { startAdminView } = await import('./features/admin-view/start-admin-view.ts');
    wantLateCode();
    await pageTakenOver();
    await startAdminView({ i18n, router, adminView, locale: state.locale });
  }
};

start().catch((error: unknown) => {
  // Nothing hears the visitor: the page goes on as one without script (behaviour/pages 39).
  console.error('the page stays as it was served', error);
  document.documentElement.dataset['asServed'] = '';
});
