import express, { type Express } from 'express';

/** What `/readyz` asks: whether all that must listen listens, and nobody has told us to stop. */
export interface Readiness {
  readonly isReady: () => boolean;
}

/** `OPS_PORT`: for the operator's network only, never behind the CDN (design 8). */
export const createOpsApp = ({ isReady }: Readiness): Express =>
  express()
    .disable('x-powered-by')
    .get('/healthz', (_req, res) => void res.type('text').send('ok\n'))
    .get(
      '/readyz',
      (_req, res) =>
        void res
          .status(isReady() ? 200 : 503)
          .type('text')
          .send(isReady() ? 'ready\n' : 'not ready\n'),
    );
