import { latePart } from '#client/page/late/late-part.tsx';

/** The footer and the dialogs that it opens. */
export const Footer = latePart(async () => (await import('./footer.late.tsx')).Footer);
