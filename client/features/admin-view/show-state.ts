import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';

/** Opened by the page itself once it has what belongs inside: the payment methods. */
const openedByPage: ReadonlySet<HiddenStateName | null> = new Set(['payment-method']);

/**
 * Shows what only an event would: the state's dialog, where it has one on this page. Whatever dialog is open goes first,
 * and with `null` nothing follows it. Nothing is pressed or sent for that.
 */
export const showState = (name: HiddenStateName | null): void => {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  if (name === null || openedByPage.has(name)) return;
  const dialog = document.getElementById(dialogOfState[name] ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};
