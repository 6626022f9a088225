import type { MouseEvent } from 'react';

type Command = 'show-modal' | 'close';

// React's types do not know invoker commands yet, so the attributes travel in a spread.
const invoke = (command: Command, dialogId: string) => ({
  command,
  commandfor: dialogId,
  'aria-haspopup': command === 'show-modal' ? ('dialog' as const) : undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if ('commandForElement' in event.currentTarget) return;
    // A browser without invoker commands: do by script what the attribute asks for.
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (command === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  },
});

/** Spread on a button: it opens the dialog, before hydration and without JavaScript where the browser can. */
export const opensDialog = (dialogId: string) => invoke('show-modal', dialogId);

/** Spread on a button: it closes the dialog; focus returns to the opener by itself. */
export const closesDialog = (dialogId: string) => invoke('close', dialogId);

/** Marks the element that shall have the focus when its dialog opens. */
export const takesFocus = 'data-takes-focus';

/**
 * Spread on the one element inside a dialog that shall have the focus when it opens: the title of a long text, the least
 * destructive button where money is at stake (behaviour/controls 2).
 */
export const dialogFocus = { [takesFocus]: '' } as const;
