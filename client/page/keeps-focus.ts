/** Spread on a menu whose items keep the focus when they lead to another page (behaviour/shell 3). */
export const keepsFocus = { 'data-keeps-focus': true } as const;
