/** What a visitor sees only after something happened; an editor can look at each of them (behaviour/editor 9). */
const hiddenStates = {
  'consent-general': undefined,
  'consent-individual': undefined,
  'search-empty': undefined,
  'page-missing': undefined,
  complaint: 'complaint',
  'complaint-thanks': 'complaint-thanks',
  'complaint-error': 'complaint-error',
  'newsletter-thanks': 'newsletter-thanks',
  accessibility: 'accessibility-statement',
  contact: 'contact-dialog',
  cancellation: 'order-cancellation',
  'cancellation-thanks': 'order-cancellation-thanks',
  'cancellation-error': 'order-cancellation-error',
  'decision-remove': 'alternatives-confirm',
  'decision-all': 'alternatives-notice',
  'decision-confirmed': 'alternatives-confirmed',
  'decision-error': 'alternatives-error',
  'payment-method': 'alternatives-payment',
  'payment-error': 'alternatives-payment-error',
  paid: undefined,
} as const;

export type HiddenStateName = keyof typeof hiddenStates;
export const hiddenStateNames = Object.keys(hiddenStates) as HiddenStateName[];

/** Ids of the dialogs that states stand in; the others are pages, or kept by a feature. */
export const dialogOfState: Readonly<Record<HiddenStateName, string | undefined>> = hiddenStates;

type DialogId = NonNullable<(typeof hiddenStates)[HiddenStateName]>;

/** Ids of forms in dialogs whose every state has its row: the form, its thanks, and its failure. */
export type FormDialogId = {
  [Id in DialogId]: `${Id}-thanks` | `${Id}-error` extends DialogId ? Id : never;
}[DialogId];
