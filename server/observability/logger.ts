import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * Structured logs on standard output. Lines are built from listed fields only (method, route, status, duration), never
 * from whole requests: addresses, bodies, headers and queries may hold personal data (promises, No personal data).
 *
 * @param destination where lines go instead.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
};

/** Name, code and stack of an error; axios errors would bring request and response along. */
const describeError = (error: unknown): object =>
  error instanceof Error
    ? {
        name: error.name,
        code: (error as { code?: unknown }).code,
        stack: error.stack?.split('\n').slice(1, 8).join('\n'),
      }
    : { name: typeof error };
