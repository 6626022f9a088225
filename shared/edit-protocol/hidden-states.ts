/** What a visitor sees only after something happened; an editor can look at each of them (behaviour/editor 9). */
export const hiddenStateNames = [
  'consent-general',
  'consent-individual',
  'search-empty',
  'page-missing',
  'complaint',
  'complaint-thanks',
  'complaint-error',
  'newsletter-thanks',
  'accessibility',
  'contact',
  'cancellation',
  'cancellation-thanks',
  'cancellation-error',
  'decision-remove',
  'decision-all',
  'decision-confirmed',
  'decision-error',
  'payment-method',
  'payment-error',
  'paid',
] as const;

export type HiddenStateName = (typeof hiddenStateNames)[number];

/** Ids of the dialogs that states stand in; the others are pages, or kept by a feature. */
const dialogs = {
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
} as const satisfies Partial<Record<HiddenStateName, string>>;

export const dialogOfState: Readonly<Partial<Record<HiddenStateName, string>>> = dialogs;

type DialogId = (typeof dialogs)[keyof typeof dialogs];

/** Ids of forms in dialogs whose every state has its row: the form, its thanks, and its failure. */
export type FormDialogId = {
  [Id in DialogId]: `${Id}-thanks` | `${Id}-error` extends DialogId ? Id : never;
}[DialogId];
