import type { Site } from '#shared/help-api/models.ts';

/**
 * Address of the privacy policy: the GDPR link (behaviour/consent 9), else the footer's; `null` while neither can be
 * had.
 */
export const privacyLinkOf = ({ gdpr, footerLinks }: Pick<Site, 'gdpr' | 'footerLinks'>): string | null =>
  gdpr?.link ?? footerLinks.help?.['privacy'] ?? null;
