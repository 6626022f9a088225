import { afterAll } from 'vitest';
import { locales, type LocaleCode } from '#shared/projects/locales.ts';
import type { Skin } from '#shared/projects/skins.ts';
import { startEmbedded } from '#tests/setup/start-embedded.ts';

/** An answer, read: `body` is parsed JSON, or `undefined` where there is none. */
interface EmbeddedAnswer {
  readonly status: number;
  readonly headers: Headers;
  // Tests look into answers of many shapes; the shapes themselves are held by upstream-contract.test.ts.
  // oxlint-disable-next-line no-explicit-any
  readonly body: any;
}

/** The three parameters that a call of a host carries. */
export const scopeOf = (locale: LocaleCode, skin: Skin = 'atd'): Record<string, string> => ({
  language: locales[locale].backendCode,
  country: locales[locale].country,
  skin,
});

export interface EmbeddedClient {
  readonly url: string;
  readonly logged: readonly string[];
  readonly get: (path: string, query?: Record<string, string>) => Promise<EmbeddedAnswer>;
  readonly post: (path: string, body: unknown, query?: Record<string, string>) => Promise<EmbeddedAnswer>;
  readonly close: () => Promise<void>;
}

const read = async (response: Response): Promise<EmbeddedAnswer> => {
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, body: text === '' ? undefined : JSON.parse(text) };
};

/**
 * Starts an embedded content API of its own on a free port; calls go to the host `en` unless told otherwise.
 * Without a `dataFile` it has data of its own that nothing outlives. `searches`: where it asks the site for the words
 * that found nothing.
 */
export const startEmbeddedClient = async (
  dataFile?: string,
  searches: string | null = null,
): Promise<EmbeddedClient> => {
  const logged: string[] = [];
  const note = (facts: object, message: string) => void logged.push(JSON.stringify({ ...facts, message }));
  const api = await startEmbedded({
    ...(dataFile === undefined ? {} : { dataFile }),
    searches,
    siteOrigins: (host) => `http://${host}.localhost:3000`,
    log: { info: note, error: note },
  });
  const address = (path: string, query: Record<string, string>) =>
    `${api.url}${path}?${new URLSearchParams(query)}`;
  return {
    url: api.url,
    logged,
    get: async (path, query = {}) => read(await fetch(address(path, { ...scopeOf('en'), ...query }))),
    post: async (path, body, query = {}) =>
      read(
        await fetch(address(path, { ...scopeOf('en'), ...query }), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    close: api.close,
  };
};

/** One API for all tests of a file, closed after them. */
export const sharedEmbeddedClient = async (searches: string | null = null): Promise<EmbeddedClient> => {
  const client = await startEmbeddedClient(undefined, searches);
  afterAll(client.close);
  return client;
};
