import express, { type Express } from 'express';
import { requestContext } from '#server/http/request-context.ts';
import type { SearchesWithoutResults } from '#server/content/search/searches-without-results.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import type { ContentReport } from './content-report.ts';
import { purgeRouter, type PurgeDoor } from './purge.ts';
import type { Version } from './version.ts';

interface Operations {
  /** What is missing for visitors to be sent here; `null`: nothing. */
  readonly notReady: () => 'starting' | 'no content yet' | 'stopping' | null;
  readonly version: Version;
  readonly contentReport: () => ContentReport;
  readonly purgeDoor: PurgeDoor;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  readonly searchesWithoutResults: Pick<SearchesWithoutResults, 'report' | 'handOver'>;
}

/** `OPS_PORT`: for the operator's network only, never behind the CDN (behaviour/operations 2). */
export const createOpsApp = ({
  notReady,
  version,
  contentReport,
  purgeDoor,
  metrics,
  searchesWithoutResults,
}: Operations): Express =>
  express()
    .disable('x-powered-by')
    .use(requestContext)
    .get('/healthz', (_req, res) => void res.type('text').send('ok\n'))
    .get('/readyz', (req, res) => {
      const missing = notReady();
      const status = missing === null ? 'ready' : `not ready: ${missing}`;
      res.status(missing === null ? 200 : 503).set('Cache-Control', 'no-store');
      if ('verbose' in req.query) res.json({ status, version, hosts: contentReport() });
      else res.type('text').send(`${status}\n`);
    })
    .get('/metrics', async (_req, res) => void res.type(metrics.contentType).send(await metrics.text()))
    .get(
      '/searches',
      (_req, res) => void res.set('Cache-Control', 'no-store').json(searchesWithoutResults.report()),
    )
    // Taken, they are with whoever keeps them; so nothing but a POST may do it, and no browser: another site's page could.
    .post(
      '/searches',
      ({ headers }, res, next) => (headers.origin === undefined ? next() : void res.status(403).end()),
      (_req, res) => void res.set('Cache-Control', 'no-store').json(searchesWithoutResults.handOver()),
    )
    .use(purgeRouter(purgeDoor));
