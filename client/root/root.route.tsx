import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { helpApiOf, required, type LoadArgs } from '#client/api/load-context.ts';
import { CookieConsent } from '#client/features/cookie-consent/cookie-consent.tsx';
import { Footer } from '#client/features/footer/footer.tsx';
import { Header } from '#client/features/header/header.tsx';
import { ProjectsList } from '#client/features/projects-list/projects-list.tsx';
import { useTelemetry } from '#client/telemetry/use-telemetry.ts';
import { T } from '#client/i18n/t.tsx';
import { useSite } from '#client/stores/site.ts';
import { applyHead } from './head/apply-head.ts';
import { headOfMatches } from './head/head-of-matches.ts';
import { NavigationEffects } from './navigation/navigation-effects.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './root.module.css';

/** Loaded once per visit. */
export const loader = (args: LoadArgs) => required(helpApiOf(args).site());

const SkipLink = () => {
  const focusMain = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>('#main');
    if (!main) return;
    // Keeps the hash out of the history.
    event.preventDefault();
    focusOnce(main);
    main.scrollIntoView();
  };
  return (
    <a className={classNames('visually-hidden', styles.skip)} href="#main" onClick={focusMain}>
      <T i18nKey="shell.skipToMain" />
    </a>
  );
};

/** Updates the head after navigation. */
const usePageHead = (): void => {
  const site = useSite();
  const { t } = useTranslation();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const url = new URL(pathname + search, site.project.origin);
    applyHead(document, headOfMatches(matches, { site, t, url }));
  }, [site, t, matches, pathname, search]);
};

/** The default layout (behaviour/shell 1). */
export const Component = () => {
  usePageHead();
  useTelemetry();
  return (
    <div className={classNames('stack gap-0', styles.page)} id="page">
      <SkipLink />
      <CookieConsent />
      <ProjectsList />
      <Header />
      <div className={styles.content}>
        <Outlet />
      </div>
      <Footer />
      <NavigationEffects />
    </div>
  );
};
