import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { Site } from '../shared/help-api/models.ts';
import type { Render } from '../shared/rendering/render-contract.ts';
import { headOfMatches } from './app/head/head-of-matches.ts';
import { helpApiContext } from './app/load-context.ts';
import { routes } from './app/routes.ts';
import { dehydrate } from './app/hydration-state.ts';
import { createI18n } from './i18n/create-i18n.ts';

const handler = createStaticHandler(routes);

/**
 * One page: loaders first, then markup, then head. Everything is awaited before the first byte, so that the status is
 * true and the markup holds no inline script (design 6).
 */
export const render: Render = async ({ request, api, locale, messages }) => {
  const context = new RouterContextProvider();
  context.set(helpApiContext, api);
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) {
    return {
      kind: 'redirect',
      status: result.status,
      location: result.headers.get('location') ?? '/',
      headers: result.headers,
    };
  }
  const i18n = createI18n(locale, messages);
  const site = (result.loaderData['root'] as Site | undefined) ?? (await siteOf(api));
  const html = await toHtml(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, result)}
          context={result}
          hydrate={false}
        />
      </I18nextProvider>
    </StrictMode>,
  );
  const matches = result.matches.map(({ route }) => ({
    handle: route.handle as unknown,
    data: result.loaderData[route.id] as unknown,
  }));
  const failed = result.errors !== null;
  return {
    kind: 'page',
    status: result.statusCode,
    html,
    head: headOfMatches(matches, { site, t: i18n.t, url: new URL(request.url), failed }),
    state: dehydrate(result, site),
    modules: result.matches.map(({ route }) => route.id).filter((id) => id.endsWith('.tsx')),
    headers: lastHeaders(result),
  };
};

const siteOf = async (api: Parameters<Render>[0]['api']): Promise<Site> => {
  const site = await api.site();
  if (!site.ok) throw new Error('a page needs its project');
  return site.value;
};

/** Headers of the deepest loader or action that sent any; an action's win over a loader's. */
const lastHeaders = ({ loaderHeaders, actionHeaders, matches }: StaticHandlerContext): Headers => {
  const headers = new Headers();
  for (const { route } of matches) {
    loaderHeaders[route.id]?.forEach((value, name) => headers.set(name, value));
    actionHeaders[route.id]?.forEach((value, name) => headers.set(name, value));
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
