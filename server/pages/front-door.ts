import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { hasOneHost } from '#server/http/one-host.ts';
import { readTarget } from '#server/http/read-target.ts';
import type { RequestFacts } from '#server/observability/metrics.ts';
import { printKey } from '#server/kept/answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import { sendKept } from '#server/kept/send-kept.ts';
import { routeName } from '#server/observability/route-name.ts';
import type { EarlyRefusal } from './overload/early-refusal.ts';
import type { Refusal } from './overload/refusals.ts';

interface Dependencies {
  readonly kept: Pick<KeptAnswers, 'findByKey' | 'hit' | 'packedAs'>;
  readonly refuse: EarlyRefusal;
  readonly app: RequestListener;
  readonly onAnswered: (facts: RequestFacts) => void;
}

/**
 * Stands before Express and parses nothing: what is kept is found by `Host` and target exactly as a browser writes
 * them, which is how its key was printed. Under overload it refuses what the app would. Everything else goes
 * on to the app, which asks the same by typed parts. What is answered here is counted, not logged.
 */
export const createFrontDoor =
  ({ kept, refuse, app, onAnswered }: Dependencies): RequestListener =>
  (req, res) => {
    readTarget(req);
    const { method, url = '', headers } = req;
    if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined || !hasOneHost(req))
      return app(req, res);
    const answer = kept.findByKey(printKey(headers.host, url));
    if (answer && kept.hit(answer)) {
      const status = sendKept(req, res, answer, kept.packedAs);
      return onAnswered(factsOf(answer.recipe.visit.project.host, answer.route, status));
    }
    const refusal = refuse(headers.host, url);
    if (!refusal) return app(req, res);
    sendRefusal(req, res, refusal);
    onAnswered(factsOf(refusal.host, routeName(url.split('?', 1)[0] ?? ''), 503));
  };

const sendRefusal = ({ method }: IncomingMessage, res: ServerResponse, { headers, body }: Refusal): void => {
  res.writeHead(503, headers as string[]);
  res.end(method === 'HEAD' ? undefined : body);
};

/** Nothing was made: its time would only hide that of pages that were. */
const factsOf = (host: string, page: string, status: number): RequestFacts => ({
  host,
  page,
  status,
  complete: true,
  took: null,
});
