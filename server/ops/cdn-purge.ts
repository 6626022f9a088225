import { setTimeout as sleep } from 'node:timers/promises';

/** Whether every key arrived; `off` without an address. */
export type CdnOutcome = 'purged' | 'failed' | 'off';

/** Longest header line of keys, in bytes: Varnish takes 8 kB by default, others 16 kB for all lines together. */
const maxLine = 4_000;
/** How long the CDN may take for one post, in milliseconds, and after which pauses it is asked again. */
const patience = 3_000;
const pauses = [200, 1_000];

/**
 * Posts surrogate keys to the CDN: `POST <url>` with the keys as JSON and, for what reads headers only, in
 * `Surrogate-Key`; as many posts as the length of a header line asks for, one after another. Any 2xx is a success.
 *
 * @param url may hold a user and a password: they are sent as Basic authorization.
 */
export const createCdnPurge = (
  url: string | null,
  onFailed: (reason: string) => void,
): ((keys: readonly string[]) => Promise<CdnOutcome>) => {
  if (url === null) return () => Promise.resolve('off');
  const { target, headers } = withoutCredentials(url);
  const post = async (keys: readonly string[]): Promise<void> => {
    const response = await fetch(target, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Surrogate-Key': keys.join(' ') },
      body: JSON.stringify({ keys }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`status ${response.status}`);
  };
  return async (keys) => {
    try {
      for (const some of inLines(keys)) await withRetries(() => post(some));
      return 'purged';
    } catch (error) {
      onFailed(reasonOf(error));
      return 'failed';
    }
  };
};

const withRetries = async (work: () => Promise<void>): Promise<void> => {
  for (const pause of pauses) {
    try {
      return await work();
    } catch {
      await sleep(pause);
    }
  }
  return work();
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const { cause } = error as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.message;
};

const withoutCredentials = (url: string): { target: string; headers: Record<string, string> } => {
  const target = new URL(url);
  const { username, password } = target;
  target.username = target.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return {
    target: target.href,
    headers: username === '' ? {} : { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
};

const inLines = (keys: readonly string[]): string[][] => {
  const lines: string[][] = [];
  let length = maxLine;
  for (const key of keys) {
    length += key.length + 1;
    if (length > maxLine) {
      lines.push([]);
      length = key.length;
    }
    lines.at(-1)?.push(key);
  }
  return lines;
};
