import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { surpriseResponse } from './error-page/page-error.ts';

/**
 * The markup, with every surprise replaced by the error page: one of a loader, or one of a component, after which the
 * error page gets its own try. Rejects where that fails too.
 */
export const renderMarkup = async (
  result: StaticHandlerContext,
  requestId: string,
  toElement: (context: StaticHandlerContext) => ReactNode,
) => {
  const surprise: unknown =
    Object.values(result.errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null;
  const page = surprise === null ? result : withSurprise(result, requestId);
  try {
    return { page, html: await toHtml(toElement(page)), surprise };
  } catch (error) {
    const failed = withSurprise(result, requestId);
    return { page: failed, html: await toHtml(toElement(failed)), surprise: error };
  }
};

/** The same page as the root's error page with a status of 500. */
const withSurprise = (result: StaticHandlerContext, requestId: string): StaticHandlerContext => ({
  ...result,
  statusCode: 500,
  errors: { root: surpriseResponse(requestId) },
});

/** Rejects with the first thing that broke, also where a boundary would have hidden it: a half-page is no page. */
const toHtml = async (page: ReactNode): Promise<string> => {
  const broken: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // Larger boundaries would be streamed in by inline scripts, which the policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void broken.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (broken.length > 0) throw broken[0];
  return html;
};
