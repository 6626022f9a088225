import type { Request, Response } from 'express';
import type { Result } from '#shared/help-api/result.ts';
import { isWholeReading } from '#server/cache/reading.ts';
import type { CacheKind } from '#server/http/cache-headers.ts';
import { buildOf, surrogateKeysOf, type ContentParts } from '#server/http/surrogate-keys.ts';
import { visitOf } from '#server/http/visit.ts';
import type { KeepAnswer } from '#server/kept/keep-answer.ts';
import type { KeptAnswers } from '#server/kept/kept-answers.ts';
import { createMakeLasting } from '#server/kept/make-lasting.ts';
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
export const createSendLastingData = ({ kept, keep, onHalf }: Dependencies): SendLastingData => {
  const makeLasting = createMakeLasting(keep);
  return (req, res, { cache, read, parts = () => ({}) }) => {
    const build = buildOf(res);
    const { project } = visitOf(res);
    const make = makeLasting(read, (found, { requestId, reading }) => {
      const isWhole = isWholeReading(reading);
      if (!isWhole) onHalf();
      const { status, headers, body } = replyOf(found, cache, {
        requestId,
        isWhole,
        surrogateKeys: () =>
          surrogateKeysOf(project, build, parts(found.ok ? found.value : null), reading.shown),
      });
      return {
        status,
        headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
        body: JSON.stringify(body),
      };
    });
    return sendLasting(kept, req, res, recipeOf(res, req.originalUrl, make));
  };
};
