/** Whether the visitor asks for less motion; read anew each time, for it may change. Only in the browser. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
