import { latePart } from '#client/page/late/late-part.tsx';

/** Countries and languages; a press waits for its code, and where that is missing the list opens by focus. */
export const LanguageSwitch = latePart(
  async () => (await import('./language-switch.late.tsx')).LanguageSwitch,
);
