import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { safeFormOrigin, withDone } from '#shared/help-api/paths.ts';
import { type FormOutcome, formNames, type FormName } from '#shared/help-api/forms.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import type { Site } from '#shared/help-api/models.ts';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import { pageOfRoute } from '#shared/rendering/page-routes.ts';
import type { LoadedPage, Load, PageLoadRequest, Redirect } from '#shared/rendering/render-contract.ts';
import type { Resources } from '#shared/text/message-tree.ts';
import { App } from '#client/root/app.tsx';
import { pageErrorOf, surpriseResponse } from '#client/root/error-page/page-error.ts';
import type { ServedOutcome } from '#client/features/forms/served-outcome.tsx';
import { holdWrites } from '#client/root/hold-writes.ts';
import { headOfFailure, headOfMatches } from '#client/root/head/head-of-matches.ts';
import { dehydrate } from '#client/root/hydration-state.ts';
import type { HeadArgs, RouteHandle } from '#client/features/page-head/route-handle.ts';
import { helpApiContext } from '#client/api/load-context.ts';
import { routes } from './routes.ts';
import { createI18n } from '#client/i18n/create-i18n.ts';
import { createAdminViewStore } from '#client/stores/admin-view.tsx';

const handler = createStaticHandler(routes);

/**
 * One page: loaders first, then head and status, then markup. Nothing is sent before all of it is ready, so that the
 * status is right and the markup needs no inline script (behaviour/pages 25).
 */
export const load: Load = async (page) => {
  const context = new RouterContextProvider();
  context.set(helpApiContext, page.inFrame ? holdWrites(page.api) : page.api);
  const form = page.method === 'POST' ? formOf(page.url) : undefined;
  if (!form) return loadPage(page, context, page.url, null);
  const posted = await runAction(form, page, context);
  if (posted.outcome.kind === 'redirect') return redirectTo(posted.outcome.to);
  if (posted.outcome.kind === 'done') return redirectTo(withDone(posted.from, posted.form));
  return loadPage(page, context, new URL(posted.from, page.url).href, posted);
};

const redirectTo = (location: string, status = 303): Redirect => ({ kind: 'redirect', status, location });

/** Runs the action of a form posted without script (behaviour/forms 2). */
const runAction = async (
  form: FormName,
  { url, form: body }: PageLoadRequest,
  context: RouterContextProvider,
) => {
  const from = safeFormOrigin(new URLSearchParams(body ?? '').get('from') ?? '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(url, { method: 'POST', headers, body });
  const outcome = (await handler.queryRoute(request, { requestContext: context })) as FormOutcome;
  return { form, from, outcome };
};

const formOf = (url: string): FormName | undefined =>
  formNames.find((name) => new URL(url).pathname === `/actions/${name}`);

/** One instance for all pages with the same messages; it holds nothing of a request. */
const instances = new WeakMap<Resources, i18n>();

const i18nOf = (locale: LocaleCode, messages: Resources): i18n => {
  // `useTranslation` copies the instance's own properties for every component, an eighth of a page's time: this has none.
  const known = instances.get(messages) ?? (Object.create(createI18n(locales[locale].tag, messages)) as i18n);
  instances.set(messages, known);
  return known;
};

const loadPage = async (
  { api, locale, messages, requestId }: PageLoadRequest,
  requestContext: RouterContextProvider,
  url: string,
  served: ServedOutcome | null,
): Promise<LoadedPage | Redirect> => {
  const found = await handler.query(new Request(url), { requestContext });
  if (found instanceof Response) return redirectTo(found.headers.get('location') ?? '/', found.status);
  const surprise = surpriseOf(found);
  const result = surprise === null ? found : withSurprise(found, requestId);
  const i18n = i18nOf(locale, await messages);
  const site = (result.loaderData['root'] as Site | undefined) ?? (await siteOf(api));
  const headFacts = { site, t: i18n.t, url: new URL(url) };
  const head = headOf(result, headFacts);
  const loaded = result.matches.flatMap(({ route }) => {
    const data: unknown = result.loaderData[route.id];
    return data === undefined ? [] : [{ handle: route.handle as RouteHandle | undefined, data }];
  });
  return {
    kind: 'page',
    pageName: pageOfRoute(result.matches.at(-1)?.route.path),
    status: statusOf(result, served),
    head,
    isEmpty: loaded.some(({ handle, data }) => handle?.isEmpty?.(data)),
    data: [JSON.stringify(result.loaderData), JSON.stringify(result.errors)],
    surrogateKeys: loaded.flatMap(({ handle, data }) => handle?.surrogateKeys?.({ site, data }) ?? []),
    modules: result.matches.map(({ route }) => route.id).filter((id) => id.startsWith('client/')),
    render: async () => {
      const made = await renderMarkup(result, requestId, (context) => (
        <I18nextProvider i18n={i18n}>
          <App api={api} served={served} adminView={createAdminViewStore()} telemetry={null} routes={routes}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </App>
        </I18nextProvider>
      ));
      return {
        status: statusOf(made.page, served),
        head: made.page === result ? head : headOf(made.page, headFacts),
        state: dehydrate(made.page, { locale, messagesVersion: site.messagesVersion, served }),
        surprise: made.surprise ?? surprise,
        pipe: made.pipe,
      };
    },
  };
};

const statusOf = ({ statusCode }: StaticHandlerContext, served: ServedOutcome | null): number =>
  served && statusCode === 200 ? statusOfOutcome(served.outcome) : statusCode;

const headOf = ({ errors, matches, loaderData }: StaticHandlerContext, page: Omit<HeadArgs, 'data'>) => {
  const [error] = Object.values(errors ?? {}) as unknown[];
  if (error !== undefined) return headOfFailure(page.site, page.t, pageErrorOf(error).kind);
  return headOfMatches(
    matches.map(({ route }) => ({
      handle: route.handle as unknown,
      loaderData: loaderData[route.id] as unknown,
    })),
    page,
  );
};

const statusOfOutcome = (outcome: FormOutcome): number => {
  switch (outcome.kind) {
    case 'rejected':
      return 422;
    case 'failed':
      // The client posted none of our forms.
      return outcome.failure === 'invalid' ? 422 : outcome.failure === 'not-found' ? 404 : 503;
    case 'choose-payment':
      return outcome.wrong ? 422 : 200;
    case 'redirect':
      return 303;
    default:
      return 200;
  }
};

const siteOf = async (api: HelpApi): Promise<Site> => {
  const site = await api.site();
  if (!site.ok) throw new Error('a page needs its project');
  return site.value;
};

/** An unexpected error of the loaders, or `null`. */
const surpriseOf = ({ errors }: StaticHandlerContext): unknown =>
  Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null;

/**
 * The rendered page as a stream, or the error page after an unexpected error of a component. Rejects if the error page
 * fails as well.
 */
const renderMarkup = async (
  result: StaticHandlerContext,
  requestId: string,
  toElement: (context: StaticHandlerContext) => ReactNode,
) => {
  try {
    return { page: result, pipe: await streamOf(toElement(result)), surprise: null };
  } catch (error) {
    const page = withSurprise(result, requestId);
    return { page, pipe: await streamOf(toElement(page)), surprise: error };
  }
};

const withSurprise = (result: StaticHandlerContext, requestId: string): StaticHandlerContext => ({
  ...result,
  statusCode: 500,
  errors: { root: surpriseResponse(requestId) },
});

/** Rejects with the first error, even one that a boundary would have caught. */
const streamOf = (page: ReactNode): Promise<PipeableStream['pipe']> =>
  new Promise((resolve, reject) => {
    const broken: unknown[] = [];
    const { pipe } = renderToPipeableStream(page, {
      // Larger boundaries would be streamed in by inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void broken.push(error),
      onShellError: reject,
      onAllReady: () => (broken.length > 0 ? reject(broken[0]) : resolve(pipe)),
    });
  });
