import { useSite } from '#client/stores/site.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { T } from '#client/i18n/t.tsx';
import { useConsent } from './consent-store.tsx';

/** The GDPR link (behaviour/consent 9), else the footer's link to the privacy policy. */
export const usePrivacyLink = (): string | null => {
  const { gdpr, footerLinks } = useSite();
  return gdpr?.link ?? footerLinks.help?.['privacy'] ?? null;
};

/** The footer's "Cookie settings": opens the dialog, or without script links to the privacy policy. */
export const CookieSettingsEntry = ({ className }: { className?: string | undefined }) => {
  const open = useConsent(({ reopen }) => reopen);
  const link = usePrivacyLink();
  const words = <T i18nKey="footer.links.cookies" />;
  if (useHydrated()) {
    return (
      <button type="button" className={className} aria-haspopup="dialog" onClick={open}>
        {words}
      </button>
    );
  }
  return link ? (
    <a className={className} href={link}>
      {words}
    </a>
  ) : null;
};
