import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { surpriseResponse } from './error-page/page-error.ts';

/** What nobody expected of the loaders; `null` where nothing of the kind happened. */
export const surpriseOf = ({ errors }: StaticHandlerContext): unknown =>
  Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null;

/**
 * The rendered page as a stream, with every surprise replaced by the error page: one of a loader, or one of a component,
 * after which the error page gets its own try. Rejects where that fails too.
 */
export const renderMarkup = async (
  result: StaticHandlerContext,
  requestId: string,
  toElement: (context: StaticHandlerContext) => ReactNode,
) => {
  const surprise = surpriseOf(result);
  const page = surprise === null ? result : withSurprise(result, requestId);
  try {
    return { page, pipe: await streamOf(toElement(page)), surprise };
  } catch (error) {
    const failed = withSurprise(result, requestId);
    return { page: failed, pipe: await streamOf(toElement(failed)), surprise: error };
  }
};

/** The same page as the root's error page with a status of 500. */
const withSurprise = (result: StaticHandlerContext, requestId: string): StaticHandlerContext => ({
  ...result,
  statusCode: 500,
  errors: { root: surpriseResponse(requestId) },
});

/** Rejects with the first thing that broke, also where a boundary would have hidden it: a half-page is no page. */
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
