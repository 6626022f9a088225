import { latePart } from '#client/page/late/late-part.tsx';

/** The buttons that copy a section's address, which script alone makes. */
export const SectionLinks = latePart(async () => (await import('./section-links.late.tsx')).SectionLinks);
