import express, { type Express } from 'express';
import { purgeRouter } from './purge.ts';

interface Operations {
  /** Whether all that must listen listens, and nobody has told the process to stop. */
  readonly isReady: () => boolean;
  /** `null`: no purge. */
  readonly purgeToken: string | null;
  /** Forgets what the surrogate keys name; returns how many entries that were. */
  readonly purge: (keys: readonly string[]) => number;
}

/** `OPS_PORT`: for the operator's network only, never behind the CDN (behaviour/operations 2). */
export const createOpsApp = ({ isReady, purgeToken, purge }: Operations): Express =>
  express()
    .disable('x-powered-by')
    .get('/healthz', (_req, res) => void res.type('text').send('ok\n'))
    .get('/readyz', (_req, res) => {
      res
        .status(isReady() ? 200 : 503)
        .type('text')
        .send(isReady() ? 'ready\n' : 'not ready\n');
    })
    .use(purgeRouter(purgeToken, purge));
