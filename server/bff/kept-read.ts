import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Result } from '#shared/help-api/result.ts';
import { recordReading } from '#server/cache/reading.ts';
import type { CacheKind } from '#server/http/cache-headers.ts';
import { buildOf, surrogateKeysOf, type ContentParts } from '#server/http/surrogate-keys.ts';
import { keyOf, type MakeAnswer } from '#server/kept/answer.ts';
import type { KeepAnswer } from '#server/kept/keep-answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import { recipeOf, sendLasting } from '#server/kept/send-lasting.ts';
import { replyOf } from './reply.ts';

interface Dependencies {
  readonly kept: KeptAnswers;
  readonly keep: KeepAnswer;
  /** Told of each that was made without a part that could not be had. */
  readonly onHalf: () => void;
}

/** Data that is the same for all who ask. */
interface LastingData<T> {
  /** How long others keep it. */
  readonly cache: CacheKind;
  readonly read: () => Promise<Result<T>>;
  /** What content it is made of. */
  readonly parts?: (found: T | null) => ContentParts;
}

export type SendLastingData = <T>(req: Request, res: Response, data: LastingData<T>) => Promise<void>;

/** Sends data that many ask for as pages are sent (decision 0055): written and packed once, kept until its content changes. */
export const createSendLastingData =
  ({ kept, keep, onHalf }: Dependencies): SendLastingData =>
  (req, res, { cache, read, parts = () => ({}) }) => {
    const build = buildOf(res);
    const make: MakeAnswer = async (recipe, { requestId, encoding }) => {
      const begun = performance.now();
      const { result, reading, close } = recordReading(read);
      try {
        const found = await result;
        const isWhole = reading.wholeness === 'whole';
        if (!isWhole) onHalf();
        const { status, headers, body } = replyOf(found, cache, {
          requestId,
          isWhole,
          surrogateKeys: () =>
            surrogateKeysOf(recipe.visit.project, build, parts(found.ok ? found.value : null), reading.shown),
        });
        const bytes = Buffer.from(JSON.stringify(body));
        const described = { 'Content-Type': 'application/json; charset=utf-8', ...headers };
        if (!found.ok)
          return {
            kind: 'passing',
            status,
            headers: { ...recipe.common, ...described },
            body: bytes,
            purged: false,
          };
        const etag = tagOf(bytes);
        const made = {
          key: keyOf(recipe),
          recipe,
          headers: { ...described, ETag: etag },
          reading,
          begun,
        };
        const known = kept.find(recipe);
        if (known?.etag === etag) return keep.again(known, made);
        // Open until it is kept: a purge meanwhile matters.
        return await keep.fresh({ ...made, status, etag, body: bytes, encoding });
      } finally {
        close();
      }
    };
    return sendLasting(kept, req, res, recipeOf(res, req.originalUrl, make));
  };

/** Weak: the same for every encoding. */
const tagOf = (bytes: Uint8Array): string =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
