import type { MouseEvent } from 'react';

type Command = 'show-modal' | 'close';

// React's types do not know invoker commands yet; a spread is not checked.
const invoke = (command: Command, dialogId: string) => ({
  command,
  commandfor: dialogId,
  'aria-haspopup': command === 'show-modal' ? ('dialog' as const) : undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if ('commandForElement' in event.currentTarget) return;
    // For browsers without invoker commands.
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (command === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  },
});

/** Spread on a button that opens the dialog, if possible before hydration and without script. */
export const opensDialog = (dialogId: string) => invoke('show-modal', dialogId);

/** Spread on a button that closes the dialog. */
export const closesDialog = (dialogId: string) => invoke('close', dialogId);

export const takesFocus = 'data-takes-focus';

/**
 * Spread on the element to focus when its dialog opens, such as the least destructive button
 * (behaviour/controls 2).
 */
export const dialogFocus = { [takesFocus]: '' } as const;
