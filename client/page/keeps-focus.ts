/** Spread on a menu whose items keep the focus when they lead to another page (spec 2, Layout). */
export const keepsFocus = { 'data-keeps-focus': true } as const;
