import { currentRequestId } from '#server/http/request-context.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs on standard output. Lines are built from listed fields only (method, route, status, duration), never
 * from whole requests: addresses, bodies, headers and queries may hold personal data (behaviour/security 15). A line that
 * is written on behalf of a request carries its id; of a load that several requests share, that of the first.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      mixin: () => ({ requestId: currentRequestId() }),
    },
    destination,
  );

/** Name, code and stack of an error. Its message may hold anything, and axios errors bring the request along. */
export const describeError = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        code: (error as { code?: unknown }).code,
        stack: error.stack
          ?.replace(error.message, '')
          .split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 7)
          .join('\n'),
      }
    : { name: typeof error };
