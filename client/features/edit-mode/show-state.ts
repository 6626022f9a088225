import type { HiddenStateName } from '../../../shared/edit-protocol/hidden-states.ts';

/** Dialogs that stand closed on the page, by the state that opens them. Other states are pages, or kept by a feature. */
const dialogIds: Readonly<Partial<Record<HiddenStateName, string>>> = {
  complaint: 'complaint',
  'complaint-thanks': 'complaint-thanks',
  'complaint-error': 'complaint-error',
  'newsletter-thanks': 'newsletter-thanks',
  accessibility: 'accessibility-statement',
  contact: 'contact-dialog',
  cancellation: 'order-cancellation',
  'cancellation-thanks': 'order-cancellation-thanks',
  'cancellation-error': 'order-cancellation-error',
  'decision-remove': 'order-confirm',
  'decision-all': 'order-notice',
  'decision-confirmed': 'order-confirmed',
  'decision-error': 'order-error',
  'payment-error': 'order-payment-error',
};

/** Shows what only an event would: the state's dialog, where it has one on this page. Others are closed first. */
export const showState = (name: HiddenStateName): void => {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  // The methods are loaded when the order's own button is pressed; nothing is sent by that (checklist, Alternatives).
  if (name === 'payment-method') document.querySelector<HTMLElement>('main form [type="submit"]')?.click();
  const dialog = document.getElementById(dialogIds[name] ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};
