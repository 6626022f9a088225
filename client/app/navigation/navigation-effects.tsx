import { latePart } from '#client/page/late/late-part.tsx';

/** What a new document would do by itself; no navigation shows before its code is there. */
export const NavigationEffects = latePart(
  async () => (await import('./navigation-effects.late.tsx')).NavigationEffects,
);
