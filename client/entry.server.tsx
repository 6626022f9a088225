import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { safeFormOrigin, withDone } from '../shared/help-api/form-origin.ts';
import { formNames, type FormName, type FormOutcome } from '../shared/help-api/form-outcome.ts';
import type { HelpApi } from '../shared/help-api/help-api.ts';
import type { Site } from '../shared/help-api/models.ts';
import type { Render, RenderedPage, RenderRequest } from '../shared/rendering/render-contract.ts';
import { App } from './app/app.tsx';
import type { ServedOutcome } from './app/forms/served-outcome.tsx';
import { headOfMatches } from './app/head/head-of-matches.ts';
import { dehydrate } from './app/hydration-state.ts';
import { helpApiContext, pageFailure } from './app/load-context.ts';
import { routes } from './app/routes.ts';
import { createI18n } from './i18n/create-i18n.ts';

const handler = createStaticHandler(routes);

/**
 * One page: loaders first, then markup, then head. Everything is awaited before the first byte, so that the status is
 * true and the markup holds no inline script (design 6).
 */
export const render: Render = async (page) => {
  const context = new RouterContextProvider();
  context.set(helpApiContext, page.api);
  if (page.method !== 'POST') return renderPage(page, context, page.url, null);
  const posted = await runAction(page, context);
  if (posted.outcome.kind === 'leave') return redirectTo(posted.outcome.to);
  if (posted.outcome.kind === 'done') return redirectTo(withDone(posted.from, posted.form));
  return renderPage(page, context, new URL(posted.from, page.url).href, posted);
};

const redirectTo = (location: string): RenderedPage => ({
  kind: 'redirect',
  status: 303,
  location,
  headers: {},
});

/** A form posted without script: what came of it, and the page it stood on (design 5). */
const runAction = async ({ url, form: body }: RenderRequest, context: RouterContextProvider) => {
  const form = formOf(new URL(url).pathname);
  const from = safeFormOrigin(new URLSearchParams(body ?? '').get('from') ?? '');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(url, { method: 'POST', headers, body });
  const outcome = (await handler.queryRoute(request, { requestContext: context })) as FormOutcome;
  return { form, from, outcome };
};

const formOf = (path: string): FormName => {
  const form = formNames.find((name) => path === `/actions/${name}`);
  if (!form) throw pageFailure('no-route');
  return form;
};

const renderPage = async (
  { api, locale, messages }: RenderRequest,
  requestContext: RouterContextProvider,
  url: string,
  served: ServedOutcome | null,
): Promise<RenderedPage> => {
  const result = await handler.query(new Request(url), { requestContext });
  if (result instanceof Response) {
    const { status, headers } = result;
    return {
      kind: 'redirect',
      status,
      location: headers.get('location') ?? '/',
      headers: Object.fromEntries(headers),
    };
  }
  const i18n = createI18n(locale, await messages);
  const site = (result.loaderData['root'] as Site | undefined) ?? (await siteOf(api));
  const html = await toHtml(
    <App api={api} i18n={i18n} served={served} prefetch={null}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </App>,
  );
  const matches = result.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    data: result.loaderData[route.id] as unknown,
  }));
  const failed = result.errors !== null;
  return {
    kind: 'page',
    status: served && result.statusCode === 200 ? statusOfOutcome(served.outcome) : result.statusCode,
    html,
    head: headOfMatches(matches, { site, t: i18n.t, url: new URL(url), failed }),
    state: dehydrate(result, site, served),
    modules: result.matches.map(({ route }) => route.id).filter((id) => id.startsWith('client/')),
    headers: lastHeaders(result),
    surprise: Object.values(result.errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null,
  };
};

const statusOfOutcome = ({ kind }: FormOutcome): number =>
  ({ done: 200, silent: 200, next: 200, 'choose-payment': 200, leave: 303, rejected: 422, failed: 503 })[kind];

const siteOf = async (api: HelpApi): Promise<Site> => {
  const site = await api.site();
  if (!site.ok) throw new Error('a page needs its project');
  return site.value;
};

/** Headers of the deepest loader or action that sent any; an action's win over a loader's. */
const lastHeaders = ({
  loaderHeaders,
  actionHeaders,
  matches,
}: StaticHandlerContext): Record<string, string> => {
  const headers: Record<string, string> = {};
  for (const { route } of matches) {
    loaderHeaders[route.id]?.forEach((value, name) => (headers[name] = value));
    actionHeaders[route.id]?.forEach((value, name) => (headers[name] = value));
  }
  return headers;
};

const toHtml = async (page: ReactNode): Promise<string> => {
  const stream = await renderToReadableStream(page, {
    // Larger boundaries would be streamed in by inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  await stream.allReady;
  return new Response(stream).text();
};
