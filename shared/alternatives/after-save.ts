import type { Result } from '#shared/help-api/result.ts';
import type { Alternative } from './alternative.ts';

export interface AfterSave {
  /** The decision-error dialog; the payment picker, methods loaded first; or a reload and the decision-confirmed dialog. */
  readonly show: 'error' | 'choose-payment' | 'confirmed';
  readonly alternative: Alternative;
}

/** What was sent counts as loaded, or a second submit would send it again instead of asking for the payment. */
const countAsLoaded = (alternative: Alternative, needToCreatePayLink: boolean): Alternative => ({
  ...alternative,
  payment: { ...alternative.payment, needToCreatePayLink },
  replacements: alternative.replacements.map((replacement) => ({
    ...replacement,
    loadedDecision: replacement.decision,
    locked: true,
  })),
});

/**
 * What the answer to a send means (behaviour/orders 20, 21). A send that failed leaves everything as it was.
 * @param sent the alternative as it was when it was sent: a choice made since then was not part of it
 */
export const afterSave = (
  sent: Alternative,
  answer: Result<{ readonly needToCreatePayLink: boolean }>,
): AfterSave => {
  if (!answer.ok) return { show: 'error', alternative: sent };
  const { needToCreatePayLink } = answer.value;
  return {
    show: needToCreatePayLink ? 'choose-payment' : 'confirmed',
    alternative: countAsLoaded(sent, needToCreatePayLink),
  };
};
