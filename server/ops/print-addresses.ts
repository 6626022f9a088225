import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';

/** The fixed orders of the embedded content API, by the digit that their ids repeat: anyone can try them, on every host. */
const demoOrders: Readonly<Record<number, string>> = {
  1: 'one replacement, no surcharge',
  2: 'one replacement with a surcharge',
  3: 'three replacements: dearer, cheaper, same price',
  4: 'all decided and paid',
  5: 'partly decided already',
  6: 'all decided, a pay link must be created',
  7: 'the save fails',
};

const demoOrderId = (digit: string): string =>
  `${digit.repeat(8)}-${digit.repeat(4)}-4${digit.repeat(3)}-8${digit.repeat(3)}-${digit.repeat(12)}`;

/** What to open, for a person at a terminal; with a real upstream only the log says that the site is up. */
export const printAddresses = (
  { port, opsPort, upstreamUrl, embedded }: Config,
  { logger, hosts }: { readonly logger: Logger; readonly hosts: readonly string[] },
): void => {
  logger.info({ port, opsPort, upstream: upstreamUrl === null ? 'embedded' : 'configured' }, 'listening');
  if (upstreamUrl !== null) return;
  const addresses = hosts.map((host) => `  http://${host}.localhost:${port}`);
  const orders = Object.entries(demoOrders).map(
    ([digit, what]) => `  http://localhost:${port}/alternatives?id=${demoOrderId(digit)}   ${what}`,
  );
  process.stdout.write(
    [
      '',
      `Help centre: http://localhost:${port}   (German; every host below is one country and language)`,
      ...addresses,
      '',
      'Orders that wait for a decision, on every host in its own currency:',
      ...orders,
      '',
      `Editor's desk: http://localhost:${embedded.port}/editor`,
      `Health: http://localhost:${opsPort}/readyz   Content API: http://localhost:${embedded.port}/api/get_categories?language=en&country=gb&skin=atd`,
      '',
    ].join('\n') + '\n',
  );
};
