import { latePart } from '#client/page/late/late-part.tsx';

/** The way back above a page; until its code is there on one line, cut short where it does not fit. */
export const Trail = latePart(async () => (await import('./trail.late.tsx')).Trail);
