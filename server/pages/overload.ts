import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ErrorRequestHandler } from 'express';
import pLimit from 'p-limit';
import type { BffError } from '#shared/help-api/bff-endpoints.ts';
import { forbidCaching, retryAfter } from '#server/http/cache-headers.ts';
import { requestIdOf } from '#server/http/request-context.ts';

/** There is no time for this request: the visitor is asked to come again. */
export class Overloaded extends Error {}

export type Cost = 'page' | 'search' | 'data' | 'write';

/** Renders that may wait for their turn: about a second of them (behaviour/operations 10). */
const mostWaiting = 100;
/** Milliseconds: twice in a row a longer turn of the event loop is overload by something other than renders. */
const longestDelay = 2_000;
const lookEvery = 1_000;
/** Node accepts one connection a turn of the event loop: who is not accepted cannot be refused, and waits. */
const turnsBeforeRender = 3;

export type OverloadGuard = ReturnType<typeof createOverloadGuard>;

/** Renders one page at a time, and says when there is no time for more. @param onRefused told of every refusal. */
export const createOverloadGuard = (onRefused: (cost: Cost) => void) => {
  const limit = pLimit(1);
  const delay = monitorEventLoopDelay();
  delay.enable();
  let lateLooks = 0;
  const looking = setInterval(() => {
    // Nanoseconds.
    lateLooks = delay.max / 1e6 > longestDelay ? lateLooks + 1 : 0;
    delay.reset();
  }, lookEvery).unref();
  /** Writes are refused last: their visitors have come further. */
  const isOverloaded = (cost: Cost): boolean =>
    cost === 'write'
      ? limit.pendingCount >= 2 * mostWaiting
      : lateLooks > 1 || limit.pendingCount >= mostWaiting;
  return {
    /** Throws `Overloaded` where such a request must be refused. Cached pages are sent without asking. */
    admit: (cost: Cost): void => {
      if (!isOverloaded(cost)) return;
      onRefused(cost);
      throw new Overloaded();
    },
    /** Runs a render in its turn; whoever was admitted and has loaded is not refused any more. */
    render: <T>(work: () => Promise<T>): Promise<T> =>
      limit(async () => {
        for (let turn = 0; turn < turnsBeforeRender; turn += 1) await nextTurn();
        return work();
      }),
    waiting: () => limit.pendingCount,
    close(): void {
      clearInterval(looking);
      delay.disable();
    },
  };
};

/** Answers `Overloaded` in one line. Under an order's address it stays as secret as every other response. */
export const sendBusy: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!(error instanceof Overloaded) || res.headersSent) return next(error);
  forbidCaching(res);
  res.status(503).set('Retry-After', String(retryAfter));
  if (!req.originalUrl.startsWith('/bff/')) return void res.type('text').send('busy, please come again\n');
  const answer = { error: { kind: 'unavailable', message: 'busy', requestId: requestIdOf(res) } };
  res.json(answer satisfies BffError);
};
