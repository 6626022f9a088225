/** Whether the visitor prefers reduced motion. Browser only. */
export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
