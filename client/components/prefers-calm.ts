/** Whether the visitor prefers reduced motion. Browser only. */
export const prefersCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
