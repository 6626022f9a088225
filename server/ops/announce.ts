import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';

/** What to open, for a person at a terminal; with a real upstream only the log says that the site is up. */
export const announce = (
  { port, opsPort, upstreamUrl, embedded }: Config,
  { logger, registry }: Dependencies,
): void => {
  logger.info({ port, opsPort, upstream: upstreamUrl === null ? 'embedded' : 'configured' }, 'listening');
  if (upstreamUrl !== null) return;
  const hosts = registry.projects.map(({ host }) => `  http://${host}.localhost:${port}`);
  process.stdout.write(
    [
      '',
      `Help centre: http://localhost:${port}   (German; every host below is one country and language)`,
      ...hosts,
      '',
      `Editor's desk: http://localhost:${embedded.port}/editor`,
      `Health: http://localhost:${opsPort}/readyz   Content API: http://localhost:${embedded.port}/api/get_categories?language=en&country=gb&skin=atd`,
      '',
    ].join('\n') + '\n',
  );
};
