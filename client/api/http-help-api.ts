import { endpoints, type BffError, type Endpoint } from '#shared/help-api/bff-endpoints.ts';
import type { HelpApi } from '#shared/help-api/help-api.ts';
import { fail, statusOfFailure, succeed, type FailureKind, type Result } from '#shared/help-api/result.ts';

/** Milliseconds (behaviour/timings 11). */
const timeout = 10_000;

/** The port over `/bff`. With `fetch`, as axios would cost the browser 19 kB. */
export const createHttpHelpApi = (origin: string): HelpApi => {
  const callOf =
    ({ method, address, unhurried }: Endpoint) =>
    async (...args: never[]): Promise<Result<unknown>> => {
      const url = origin + address(...args);
      try {
        const asked = fetch(url, {
          ...(method === 'POST' && jsonPost(args.at(-1))),
          signal: unhurried ? null : AbortSignal.timeout(timeout),
        });
        const response = await (method === 'GET' ? asked.catch(() => readAgain(url)) : asked);
        const answer: unknown = await response.json();
        return response.ok ? succeed(answer) : failureOf(answer as BffError);
      } catch {
        return fail('unavailable');
      }
    };
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint)]),
  ) as unknown as HelpApi;
};

/** From the browser's cache, however old: no browser has `stale-if-error` (behaviour/cache 1). Rejects without it. */
const readAgain = (url: string): Promise<Response> =>
  fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });

const jsonPost = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const isKind = (kind: string): kind is FailureKind => Object.hasOwn(statusOfFailure, kind);

const failureOf = ({ error }: BffError): Result<never> =>
  fail(isKind(error?.kind) ? error.kind : 'unavailable', error?.messages);
