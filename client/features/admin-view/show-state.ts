import { dialogOfState, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';

/** The payment dialog is opened by the page once it has loaded the payment methods. */
const openedByPage: ReadonlySet<HiddenStateName | null> = new Set(['payment-method']);

/** Opens the dialog of a state after closing any other; `null` only closes. Nothing is pressed or sent. */
export const showState = (name: HiddenStateName | null): void => {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  if (name === null || openedByPage.has(name)) return;
  const dialog = document.getElementById(dialogOfState[name] ?? '');
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};
