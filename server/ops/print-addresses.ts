import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';

interface Shown {
  readonly logger: Logger;
  readonly hosts: readonly string[];
  /** Of the embedded content API, to be tried. */
  readonly orders: readonly { readonly id: string; readonly title: string }[];
}

/** What to open, for a person at a terminal; with a real upstream only the log says that the site is up. */
export const printAddresses = (
  { port, opsPort, upstreamUrl, embedded }: Config,
  { logger, hosts, orders }: Shown,
): void => {
  logger.info({ port, opsPort, upstream: upstreamUrl === null ? 'embedded' : 'configured' }, 'listening');
  if (upstreamUrl !== null) return;
  const addresses = hosts.map((host) => `  http://${host}.localhost:${port}`);
  process.stdout.write(
    [
      '',
      `Help centre: http://localhost:${port}   (German; every host below is one country and language)`,
      ...addresses,
      '',
      'Orders that wait for a decision, on every host in its own currency:',
      ...orders.map(({ id, title }) => `  http://localhost:${port}/alternatives?id=${id}   ${title}`),
      '',
      `Editor's desk: http://localhost:${embedded.port}/editor`,
      `Health: http://localhost:${opsPort}/readyz   Content API: http://localhost:${embedded.port}/api/get_categories?language=en&country=gb&skin=atd`,
      '',
    ].join('\n') + '\n',
  );
};
