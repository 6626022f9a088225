import { isAllSaved, type Alternative, type Replacement } from './alternative.ts';

/**
 * The warning beside a replacement that costs more and is not refused, undecided ones included (behaviour/orders 6).
 */
export const showsSurchargeWarning = ({ priceDiff, decision }: Replacement): boolean =>
  priceDiff > 0 && decision !== false;

/**
 * Whether an extra payment applies (behaviour/orders 16). Unlike the warning, an undecided replacement counts only
 * when it is the only one.
 */
export const isSurchargeDue = ({ replacements }: Alternative): boolean =>
  replacements.some(
    ({ priceDiff, decision }) => priceDiff > 0 && (replacements.length === 1 || decision === true),
  );

/** Saved, and paid or all refused: there is no difference left to pay. */
const isPaymentOver = ({ replacements, payment }: Alternative): boolean =>
  isAllSaved(replacements) &&
  (payment.paid || replacements.every(({ loadedDecision }) => loadedDecision === false));

/** Key of the label of the button that agrees or submits. */
export const labelOf = (alternative: Alternative, button: 'agree' | 'submit') =>
  isSurchargeDue(alternative) && !isPaymentOver(alternative)
    ? 'alternatives.payAndSubmit'
    : (`alternatives.${button}` as const);
