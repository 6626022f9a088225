import type { AnswerCache } from './answer-cache.ts';
import type { KeptAnswer } from './answer.ts';
import { packTightly, repack, withForm, type PackedBody, type Packing } from './encodings.ts';
import { createIdleWork } from './idle-work.ts';

/** Asked for so often, an answer is worth the smallest encoding. */
const looksForTightPacking = 10;
/** After so many milliseconds a copy that its first reader took unpacked is packed: until then it takes five times the memory. */
const packingPause = 5_000;

/**
 * The forms of kept answers beside the one that they were made in.
 *
 * @param isBusy whether there is something to do that visitors wait for.
 */
export const createPackedForms = (
  cache: Pick<AnswerCache, 'get' | 'keep' | 'standing'>,
  isBusy: () => boolean,
) => {
  const [whenIdle, laterWhenIdle] = [createIdleWork(isBusy), createIdleWork(isBusy, packingPause)];

  /** To the answer that is kept; not to one that has changed meanwhile, which keeping would call good again. */
  const addForm = (answer: KeptAnswer, packing: Packing, bytes: Buffer): void => {
    const current = cache.get(answer.key);
    if (current?.etag === answer.etag && cache.standing(current) === 'good')
      cache.keep({ ...current, body: withForm(current.body, packing, bytes) });
  };
  const addBrotli = async (key: string, pack: (body: PackedBody) => Promise<Buffer>): Promise<void> => {
    const answer = cache.get(key);
    if (answer) addForm(answer, 'br', await pack(answer.body));
  };

  const underway = { br: new WeakMap(), gzip: new WeakMap() } as const satisfies Record<
    Packing,
    WeakMap<PackedBody, Promise<Buffer>>
  >;
  /** Once, for all who ask for this form of the answer meanwhile, and as long as it has not been added to it. */
  const repackOnce = (answer: KeptAnswer, packing: Packing): Promise<Buffer> =>
    underway[packing].getOrInsertComputed(answer.body, () => {
      const packed = repack(answer.body, packing);
      void packed.then(
        (bytes) => addForm(answer, packing, bytes),
        () => underway[packing].delete(answer.body),
      );
      return packed;
    });

  return {
    /** An answer's bytes in a form; a promise where nobody has asked for that form before. */
    packedAs: (answer: KeptAnswer, packing: Packing): Buffer | Promise<Buffer> =>
      answer.body[packing] ?? repackOnce(answer, packing),
    /** Told of every answer that is new. */
    made({ key, body }: KeptAnswer): void {
      if (body.identity) laterWhenIdle(key, () => addBrotli(key, async (now) => now.br ?? repack(now, 'br')));
    },
    /** Told of every look at one, once it is counted. */
    lookedAt({ key, looks }: KeptAnswer): void {
      if (looks.count === looksForTightPacking) whenIdle(key, () => addBrotli(key, packTightly));
    },
  };
};
