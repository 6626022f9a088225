import type { CurrencyCode } from '#shared/projects/locales.ts';

/** true: replace; false: cancel with refund; null: undecided (behaviour/orders 11). */
export type Decision = boolean | null;

/** The server's word for a decision. */
export type Approval = 'yes' | 'no' | 'undecided';

export interface Item {
  readonly url: string;
  readonly image: string;
  readonly alt: string;
  readonly name: string;
  readonly articleNo: string;
  readonly quantity: number;
  readonly status: 'available' | 'unavailable';
  /** Cents of `currency`, for one piece. */
  readonly price: number;
  readonly currency: CurrencyCode;
  /** Percent. */
  readonly vat: number;
}

interface ReplacementFacts {
  readonly id: number;
  /** Cents of `currency`; above zero the replacement costs more than what was ordered. */
  readonly priceDiff: number;
  readonly currency: CurrencyCode;
  readonly oldItems: readonly Item[];
  readonly newItems: readonly Item[];
}

/** A replacement as it is received. */
export interface ReceivedReplacement extends ReplacementFacts {
  readonly approved: Approval;
  readonly decisionDefault: Approval;
  readonly decisionDisabled: boolean;
}

/** A replacement as it stands on the screen. */
export interface Replacement extends ReplacementFacts {
  readonly decision: Decision;
  /** What the server proposes: chosen until the visitor chooses, and not saved before it was sent. */
  readonly preselected: Decision;
  /** The decision that the server holds, as it was loaded or last sent. */
  readonly loadedDecision: Decision;
  /** Nobody can change the decision any more. */
  readonly locked: boolean;
}

/** The link itself stays on the server: an existing one is never followed, a method is always chosen first. */
export interface Payment {
  readonly hasPayLink: boolean;
  readonly paid: boolean;
  readonly needToCreatePayLink: boolean;
}

/** All in cents of the alternative's currency. */
export interface Totals {
  readonly totalPriceDiff: number;
  /** Credit that the shop holds for the customer. */
  readonly depositBalance: number;
  /** What the payment takes from that credit. */
  readonly depositPaymentAmount: number;
  /** What is left to pay for what the server has decided; `null` where it does not say. */
  readonly paymentAmount: number | null;
}

export interface Alternative {
  readonly orderId: number;
  readonly customerName: string;
  readonly currency: CurrencyCode;
  /** Percent. */
  readonly vat: number;
  readonly payment: Payment;
  readonly total: Totals;
  /** Never empty: an order without replacements is not found. */
  readonly replacements: readonly Replacement[];
}

const decisions = { yes: true, no: false, undecided: null } as const satisfies Record<Approval, Decision>;

/**
 * Starts with the server's decision, else with its proposal, else undecided. Locked is what the server has decided or
 * does not let anybody change (behaviour/orders 12, 13).
 */
export const startReplacement = (received: ReceivedReplacement): Replacement => {
  const { approved, decisionDefault, decisionDisabled, ...facts } = received;
  const loadedDecision = decisions[approved];
  const preselected = decisions[decisionDefault];
  return {
    ...facts,
    decision: loadedDecision ?? preselected,
    preselected,
    loadedDecision,
    locked: decisionDisabled || loadedDecision !== null,
  };
};

/** Whether the server holds every decision: nothing is left to send. */
export const isAllSaved = (replacements: readonly Replacement[]): boolean =>
  replacements.every(({ loadedDecision }) => loadedDecision !== null);

/**
 * The success view replaces the form: the server holds every decision, a pay link is there and paid
 * (behaviour/orders 25).
 */
export const isSettled = ({ replacements, payment }: Alternative): boolean =>
  payment.hasPayLink && payment.paid && isAllSaved(replacements);
