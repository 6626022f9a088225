import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import { surpriseResponse } from './error-page/page-error.ts';

type Stream = (take: (piece: Uint8Array) => void) => Promise<void>;

/** What nobody expected of the loaders; `null` where nothing of the kind happened. */
export const surpriseOf = ({ errors }: StaticHandlerContext): unknown =>
  Object.values(errors ?? {}).find((error) => !isRouteErrorResponse(error)) ?? null;

/**
 * The markup, with every surprise replaced by the error page: one of a loader, or one of a component, after which the
 * error page gets its own try. Rejects where that fails too.
 */
export const renderMarkup = async (
  result: StaticHandlerContext,
  requestId: string,
  toElement: (context: StaticHandlerContext) => ReactNode,
) => {
  const surprise = surpriseOf(result);
  const page = surprise === null ? result : withSurprise(result, requestId);
  try {
    return { page, stream: await openStream(toElement(page)), surprise };
  } catch (error) {
    const failed = withSurprise(result, requestId);
    return { page: failed, stream: await openStream(toElement(failed)), surprise: error };
  }
};

/** The same page as the root's error page with a status of 500. */
const withSurprise = (result: StaticHandlerContext, requestId: string): StaticHandlerContext => ({
  ...result,
  statusCode: 500,
  errors: { root: surpriseResponse(requestId) },
});

/** Rejects with the first thing that broke, also where a boundary would have hidden it: a half-page is no page. */
const openStream = (page: ReactNode): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const broken: unknown[] = [];
    const { pipe } = renderToPipeableStream(page, {
      // Larger boundaries would be streamed in by inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void broken.push(error),
      onShellError: reject,
      onAllReady: () => (broken.length > 0 ? reject(broken[0]) : resolve((take) => streamInto(pipe, take))),
    });
  });

/** React hands over 2 kB at a time; whoever packs or sends them would be called as often. */
const pieceBytes = 16_384;

/** All of it at once. */
export const textOf = async (stream: Stream): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  await stream((piece) => void (text += decoder.decode(piece, { stream: true })));
  return text;
};

/** A destination that takes every piece at once: a slow reader must not hold the markup back. */
const streamInto = (
  pipe: ReturnType<typeof renderToPipeableStream>['pipe'],
  take: (piece: Uint8Array) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const encoder = new TextEncoder();
    let piece = new Uint8Array(pieceBytes);
    let filled = 0;
    const pass = () => {
      if (filled > 0) take(piece.subarray(0, filled));
      piece = new Uint8Array(pieceBytes);
      filled = 0;
    };
    const sink = {
      write: (part: Uint8Array | string) => {
        // React hands long texts over as they are.
        const bytes = typeof part === 'string' ? encoder.encode(part) : part;
        if (filled + bytes.length > pieceBytes) pass();
        if (bytes.length > pieceBytes) take(bytes);
        else {
          piece.set(bytes, filled);
          filled += bytes.length;
        }
        return true;
      },
      end: () => {
        pass();
        resolve();
      },
      destroy: (error?: Error) => reject(error ?? new Error('the markup broke off')),
      on: () => sink,
    };
    pipe(sink as unknown as Parameters<typeof pipe>[0]);
  });
