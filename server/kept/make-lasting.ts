import { createHash } from 'node:crypto';
import { recordReading, type Reading } from '#server/cache/reading.ts';
import { keyOf, type MakeAnswer } from './answer.ts';
import type { KeepAnswer } from './keep-answer.ts';

interface Described {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Circumstances {
  readonly requestId: string;
  readonly reading: Reading;
}

/**
 * Makes what is read and written down in one go: data, a sitemap. Kept where its status is 200.
 *
 * @param describe what is sent of it; asked once all of it is read.
 */
export const createMakeLasting =
  (keep: KeepAnswer) =>
  <T>(read: () => Promise<T>, describe: (found: T, circumstances: Circumstances) => Described): MakeAnswer =>
  async (recipe, { requestId, encoding }) => {
    const begun = performance.now();
    const { result, reading, close } = recordReading(read);
    try {
      const { status, headers, body: text } = describe(await result, { requestId, reading });
      const body = Buffer.from(text);
      if (status !== 200)
        return {
          kind: 'passing',
          status,
          headers: { ...recipe.common, ...headers },
          body,
          purged: reading.purged,
        };
      const etag = tagOf(body);
      const made = { key: keyOf(recipe), recipe, headers: { ...headers, ETag: etag }, etag, reading, begun };
      const known = keep.known(made);
      if (known) return keep.again(known, made);
      // Open until it is kept: a purge meanwhile matters.
      return await keep.fresh({ ...made, status, body, encoding });
    } finally {
      close();
    }
  };

/** Weak: the same for every encoding. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
