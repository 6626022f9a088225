import type { Request, Response } from 'express';
import { lastingHeaders } from '#server/http/lasting-headers.ts';
import { leave } from '#server/http/leave.ts';
import { requestIdOf } from '#server/http/request-id.ts';
import { visitOf } from '#server/http/visit.ts';
import type { Finished, MakeAnswer, Recipe } from './answer.ts';
import { encodingFor } from './encodings.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { sendKept } from './send-kept.ts';

/** What this request asks for, and how it is made. @param address in its one spelling. */
export const recipeOf = (res: Response, address: string, make: MakeAnswer): Recipe => ({
  visit: visitOf(res),
  address,
  common: lastingHeaders(res.getHeaders()),
  make,
});

/**
 * An answer that is kept, or made for all who ask for it now.
 *
 * @param admit throws where there is no time to make it; what is there already is sent without asking.
 */
export const sendLasting = async (
  kept: KeptAnswers,
  req: Request,
  res: Response,
  recipe: Recipe,
  admit: () => void = () => {},
): Promise<void> => {
  const known = kept.find(recipe);
  if (known && kept.hit(known)) return void sendKept(req, res, known, kept.packedAs);
  const send = sendFinished(req, res, kept);
  if (known) return send(await kept.current(known));
  const followed = kept.follow(recipe);
  if (!followed) {
    admit();
    const encoding = encodingFor(req.headers['accept-encoding']);
    return send(await kept.fly(recipe, requestIdOf(res), { encoding, isThere: () => !res.destroyed }));
  }
  res.once('close', followed.leave);
  const finished = await followed.finished;
  // It was begun before this request: something may have been purged since.
  if (finished.kind === 'kept' && !kept.renewIfDue(finished.answer))
    return send(await kept.current(finished.answer));
  if (finished.kind === 'passing' && finished.purged)
    return send(await kept.fly(recipe, requestIdOf(res), null));
  send(finished);
};

const sendFinished =
  (req: Request, res: Response, { packedAs }: KeptAnswers) =>
  (finished: Finished): void => {
    if (finished.kind === 'kept') return void sendKept(req, res, finished.answer, packedAs);
    if (finished.kind === 'redirect') return leave(res, finished);
    res.status(finished.status).set(finished.headers).send(finished.body);
  };
