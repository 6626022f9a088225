import { latePart } from '#client/page/late/late-part.tsx';

/** The ways to a person; a command opens it without its code. */
export const ContactDialog = latePart(async () => (await import('./contact-dialog.late.tsx')).ContactDialog);
