import type { Alternative } from '#shared/alternatives/alternative.ts';
import { countAsLoaded } from '#shared/alternatives/live-total.ts';
import { choicesOf, decisionsOf, setMany, setOne, type Decisions } from '#shared/alternatives/decisions.ts';
import type { PaymentChoice } from '#shared/alternatives/payment.ts';
import { pressButton, type Step } from '#shared/alternatives/press-button.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { Result } from '#shared/help-api/result.ts';

/** behaviour/orders 27 */
export type AlternativesDialog =
  | 'confirm'
  | 'notice'
  | 'confirmed'
  | 'error'
  | 'elsewhere'
  | 'payment'
  | 'payment-error';

export interface AlternativesState {
  readonly alternative: Alternative;
  readonly dialog: AlternativesDialog | null;
  /** Once loaded. */
  readonly choice: PaymentChoice | null;
  /**
   * How fresh the order is. `refreshing`: reloading, shown even if that fails. `stale`: outdated after the payment,
   * so nothing can be done until it is reloaded. `unread`: that failed. `checking`: reloading in the background.
   */
  readonly reading: 'current' | 'refreshing' | 'stale' | 'unread' | 'checking';
  /** Opens after the order is reloaded. */
  readonly next: AlternativesDialog | null;
  /** Decisions whose save failed; they may have arrived all the same. */
  readonly unsaved: Decisions;
}

export type AlternativesEvent =
  | { readonly type: 'decided'; readonly id: string; readonly decision: boolean }
  /** Decisions from storage; newer ones win. */
  | { readonly type: 'restored'; readonly decisions: Decisions }
  | { readonly type: 'pressed'; readonly step: Step }
  | { readonly type: 'answered'; readonly sent: Alternative | null; readonly outcome: FormOutcome }
  | { readonly type: 'payment-failed' }
  /** The page is back from the back/forward cache, or the visitor retries. */
  | { readonly type: 'returned' }
  /** The tab is visible again. */
  | { readonly type: 'shown' }
  | { readonly type: 'read'; readonly result: Result<Alternative> }
  | { readonly type: 'closed'; readonly dialog: AlternativesDialog };

export const startAlternatives = (alternative: Alternative): AlternativesState => ({
  alternative,
  dialog: null,
  choice: null,
  reading: 'current',
  next: null,
  unsaved: {},
});

const answered = (
  state: AlternativesState,
  sent: Alternative | null,
  outcome: FormOutcome,
): AlternativesState => {
  const saved = (needToCreatePayLink: boolean): Alternative =>
    sent ? countAsLoaded(sent, needToCreatePayLink) : state.alternative;
  switch (outcome.kind) {
    case 'done':
      // behaviour/orders 20
      return { ...state, alternative: saved(false), dialog: null, reading: 'refreshing', next: 'confirmed' };
    case 'choose-payment':
      return {
        ...state,
        alternative: saved(true),
        dialog: outcome.choice ? 'payment' : 'payment-error',
        choice: outcome.choice,
      };
    case 'held':
      return state;
    default:
      // Why it failed is known once the order is reloaded.
      return {
        ...state,
        dialog: null,
        reading: 'refreshing',
        next: 'error',
        unsaved: sent ? decisionsOf(sent) : {},
      };
  }
};

const read = (state: AlternativesState, result: Result<Alternative>): AlternativesState => {
  const dialog = state.next ?? state.dialog;
  if (result.ok) {
    const alternative = setMany(result.value, choicesOf(state.alternative));
    return {
      ...state,
      alternative,
      dialog: dialogAfterRead(state, result.value, dialog),
      reading: 'current',
      next: null,
    };
  }
  return { ...state, dialog, reading: state.reading === 'stale' ? 'unread' : 'current', next: null };
};

/** Whether somebody decided elsewhere what was open here. */
const isOvertaken = (before: Alternative, { replacements }: Alternative): boolean =>
  before.replacements.some(
    ({ id, loadedDecision }) =>
      loadedDecision === null && replacements.some((now) => now.id === id && now.loadedDecision !== null),
  );

const isHeld = ({ replacements }: Alternative, decisions: Decisions): boolean =>
  replacements.every(({ id, loadedDecision }) => loadedDecision === decisions[id]);

/** Closes questions about an order that turned out to be decided or paid elsewhere. */
const dialogAfterRead = (
  { alternative, next, unsaved }: AlternativesState,
  now: Alternative,
  dialog: AlternativesDialog | null,
): AlternativesDialog | null => {
  if ((dialog === 'payment' || dialog === 'payment-error') && hasReceipt(now)) return null;
  if (!isOvertaken(alternative, now)) return dialog;
  if (next === 'error') {
    if (!isHeld(now, unsaved)) return 'elsewhere';
    return pressButton(now, 'submit').kind === 'choose-payment' ? null : 'confirmed';
  }
  return dialog === 'confirm' || dialog === 'notice' ? null : dialog;
};

export const reduceAlternatives = (state: AlternativesState, event: AlternativesEvent): AlternativesState => {
  switch (event.type) {
    case 'decided':
      return { ...state, alternative: setOne(state.alternative, event.id, event.decision) };
    case 'restored':
      return {
        ...state,
        alternative: setMany(state.alternative, { ...event.decisions, ...choicesOf(state.alternative) }),
      };
    case 'pressed': {
      const { kind } = event.step;
      // A reload in the background is outdated by this.
      const reading = state.reading === 'checking' ? 'current' : state.reading;
      return { ...state, reading, dialog: kind === 'notice' || kind === 'confirm' ? kind : null };
    }
    case 'answered':
      return answered(state, event.sent, event.outcome);
    case 'payment-failed':
      // It may have been paid elsewhere.
      return { ...state, reading: 'refreshing', next: 'payment-error' };
    case 'returned':
      return { ...state, dialog: null, choice: null, reading: 'stale', next: null };
    case 'shown':
      return state.reading === 'current' ? { ...state, reading: 'checking' } : state;
    case 'read':
      return read(state, event.result);
    case 'closed':
      // The next dialog may be open already.
      return state.dialog === event.dialog ? { ...state, dialog: null } : state;
  }
};

/** While true no button does anything, as the server may disagree. */
export const isWaiting = ({ reading }: AlternativesState): boolean =>
  reading !== 'current' && reading !== 'checking';

/**
 * Whether the receipt replaces the form (behaviour/orders 10), not before the confirmation is closed: the page
 * would jump behind it.
 */
export const showsReceipt = ({ alternative, dialog, next }: AlternativesState): boolean =>
  dialog === null && next === null && hasReceipt(alternative);
