import type { HiddenStateName } from '../../../shared/edit-protocol/hidden-states.ts';

/** Dialogs that stand closed on the page, by the state that opens them. The other states are kept by their features. */
const dialogIds: Readonly<Partial<Record<HiddenStateName, string>>> = {};

/** Shows what only an event would: the state's dialog, where it has one on this page. Others are closed first. */
export const showState = (name: HiddenStateName): void => {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  const id = dialogIds[name];
  const dialog = id === undefined ? null : document.getElementById(id);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
};
