import { useSite } from '#client/stores/site.ts';
import { useHydrated } from '#client/components/use-hydrated.ts';
import { T } from '#client/i18n/t.tsx';
import { useConsent } from './consent-provider.tsx';
import { privacyLinkOf } from './privacy-link.ts';

/** The footer's "Cookie settings": opens the dialog, or without script links to the privacy policy. */
export const CookieSettingsEntry = ({ className }: { className?: string | undefined }) => {
  const site = useSite();
  const open = useConsent(({ reopen }) => reopen);
  const link = privacyLinkOf(site);
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
