import type { OutgoingHttpHeaders } from 'node:http';

/** Of this one exchange: they are never kept. */
const passing = new Set(['x-request-id', 'connection', 'date', 'content-length', 'content-encoding', 'vary']);

/** What every response of a host says, as the middlewares have set it so far. */
export const lastingHeaders = (set: OutgoingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(set)
      .filter(([name]) => !passing.has(name))
      .map(([name, value]) => [name, String(value)]),
  );
