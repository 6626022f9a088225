import type { Logger } from 'pino';
import type { Violation } from './browser-reports.ts';
import type { Metrics } from './metrics.ts';

/** How long the same violation is logged once, in milliseconds, and how many different ones are logged in that time. */
const silence = 3_600_000;
const linesPerSilence = 100;

/** Counts what browsers report, and logs each kind once an hour: anyone can send any number of reports. */
export const createPolicyViolations = (
  metrics: Pick<Metrics, 'violation'>,
  logger: Pick<Logger, 'warn'>,
): ((host: string, violation: Violation) => void) => {
  let logged = new Set<string>();
  let since = performance.now();
  return (host, { directive, blocked }) => {
    metrics.violation(directive);
    if (performance.now() - since > silence) {
      logged = new Set();
      since = performance.now();
    }
    const kind = `${host} ${directive} ${blocked}`;
    if (logged.has(kind) || logged.size >= linesPerSilence) return;
    logged.add(kind);
    logger.warn({ host, directive, blocked }, 'the policy blocked something');
  };
};
