import { latePart } from '#client/page/late/late-part.tsx';

/** Countries and languages; until its code is there, the list opens by focus. */
export const LanguageSwitch = latePart(
  async () => (await import('./language-switch.late.tsx')).LanguageSwitch,
  { shared: true },
);
