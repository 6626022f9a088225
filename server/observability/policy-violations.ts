import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Something that the policy of a page has kept a browser from loading or doing. */
export interface Violation {
  readonly directive: string;
  /** An origin, a scheme, or a word such as `inline`: never an address. */
  readonly blocked: string;
}

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
