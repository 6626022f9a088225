import type { Site } from '#shared/help-api/models.ts';

/** The GDPR link (behaviour/consent 9), else the footer's link to the privacy policy. */
export const privacyLinkOf = ({ gdpr, footerLinks }: Pick<Site, 'gdpr' | 'footerLinks'>): string | null =>
  gdpr?.link ?? footerLinks.help?.['privacy'] ?? null;
