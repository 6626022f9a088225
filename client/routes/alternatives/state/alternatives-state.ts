import type { Alternative } from '#shared/alternatives/alternative.ts';
import { countAsLoaded } from '#shared/alternatives/live-total.ts';
import { choicesOf, decisionsOf, setMany, setOne, type Decisions } from '#shared/alternatives/decisions.ts';
import type { PaymentChoice } from '#shared/alternatives/payment.ts';
import type { Step } from '#shared/alternatives/press-button.ts';
import { hasReceipt } from '#shared/alternatives/receipt.ts';
import type { FormOutcome } from '#shared/help-api/forms.ts';
import type { Result } from '#shared/help-api/result.ts';

/** The page's dialogs (behaviour/orders 27); that a decision was not saved is said for its reason. */
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
  /** Payment methods, once they were asked for. */
  readonly choice: PaymentChoice | null;
  /**
   * Whether what is shown is what the server holds. `refreshing`: it is read again, and stands if that fails. `stale`:
   * it may be overtaken (return from the payment), so nothing is offered until it was read. `unread`: that failed.
   * `checking`: it is read again behind the page, which stays as it is meanwhile.
   */
  readonly reading: 'current' | 'refreshing' | 'stale' | 'unread' | 'checking';
  /** Opens when the order has been read again. */
  readonly next: AlternativesDialog | null;
  /** What could not be saved, as far as the page was told: it may have arrived all the same. */
  readonly unsaved: Decisions;
}

export type AlternativesEvent =
  | { readonly type: 'decided'; readonly id: number; readonly decision: boolean }
  /** Decisions kept over a reload; what was decided meanwhile goes first. */
  | { readonly type: 'restored'; readonly decisions: Decisions }
  | { readonly type: 'pressed'; readonly step: Step }
  | { readonly type: 'answered'; readonly sent: Alternative | null; readonly outcome: FormOutcome }
  | { readonly type: 'payment-failed' }
  /** The visitor comes back to a page that the browser had kept, or asks for another try. */
  | { readonly type: 'returned' }
  /** The tab is looked at again. */
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

const dialogOfStep = { notice: 'notice', confirm: 'confirm' } as const satisfies Partial<
  Record<Step['kind'], AlternativesDialog>
>;

const answered = (
  state: AlternativesState,
  sent: Alternative | null,
  outcome: FormOutcome,
): AlternativesState => {
  const saved = (needToCreatePayLink: boolean): Alternative =>
    sent ? countAsLoaded(sent, needToCreatePayLink) : state.alternative;
  switch (outcome.kind) {
    case 'done':
      // Reload, then the dialog (behaviour/orders 20).
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
      // Whether it failed, and why, is known once the order was read again.
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

/** Whether somebody decided elsewhere what was still open here. */
const isOvertaken = (before: Alternative, { replacements }: Alternative): boolean =>
  before.replacements.some(
    ({ id, loadedDecision }) =>
      loadedDecision === null && replacements.some((now) => now.id === id && now.loadedDecision !== null),
  );

/** Whether the server holds these decisions, however they got there. */
const isHeld = ({ replacements }: Alternative, decisions: Decisions): boolean =>
  replacements.every(({ id, loadedDecision }) => loadedDecision === decisions[id]);

/** What was asked before the order turned out to be decided or paid elsewhere is not asked any more. */
const dialogAfterRead = (
  { alternative, next, unsaved }: AlternativesState,
  now: Alternative,
  dialog: AlternativesDialog | null,
): AlternativesDialog | null => {
  if (dialog === 'payment' && hasReceipt(now)) return null;
  if (!isOvertaken(alternative, now)) return dialog;
  if (next === 'error') return isHeld(now, unsaved) ? 'confirmed' : 'elsewhere';
  return dialog === 'confirm' || dialog === 'notice' ? null : dialog;
};

/** Everything that can happen to the page of an order; pure, so that every way through it can be tried. */
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
      // What is read behind the page is overtaken by what is sent now.
      const reading = state.reading === 'checking' ? 'current' : state.reading;
      return kind in dialogOfStep
        ? { ...state, reading, dialog: dialogOfStep[kind as keyof typeof dialogOfStep] }
        : { ...state, reading, dialog: null };
    }
    case 'answered':
      return answered(state, event.sent, event.outcome);
    case 'payment-failed':
      return { ...state, dialog: 'payment-error' };
    case 'returned':
      return { ...state, dialog: null, choice: null, reading: 'stale', next: null };
    case 'shown':
      return state.reading === 'current' ? { ...state, reading: 'checking' } : state;
    case 'read':
      return read(state, event.result);
    case 'closed':
      // A dialog may report its closing when the next one is already open.
      return state.dialog === event.dialog ? { ...state, dialog: null } : state;
  }
};

/** While it holds, no button does anything: nothing is offered that the server may see otherwise. */
export const isWaiting = ({ reading }: AlternativesState): boolean =>
  reading !== 'current' && reading !== 'checking';

/**
 * Whether the receipt stands in the place of the form (behaviour/orders 10). Not before the dialog that tells of it is
 * closed: a page that changes its length behind a dialog jumps.
 */
export const showsReceipt = ({ alternative, dialog, next }: AlternativesState): boolean =>
  dialog === null && next === null && hasReceipt(alternative);
