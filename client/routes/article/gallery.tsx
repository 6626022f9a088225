import { latePart } from '#client/page/late/late-part.tsx';

/** Pictures side by side; until its code is there, a row that scrolls by finger and keys. */
export const Gallery = latePart(async () => (await import('./gallery.late.tsx')).Gallery);
