import type { ReactNode } from 'react';
import { CookieConsent } from '#client/features/cookie-consent/cookie-consent.tsx';
import { Footer } from '#client/features/footer/footer.tsx';
import { Header } from '#client/features/header/header.tsx';
import { ProjectsList } from '#client/features/projects-list/projects-list.tsx';
import { useTelemetry } from '#client/telemetry/use-telemetry.ts';
import { usePageHead } from '../head/use-page-head.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/**
 * The default layout (behaviour/shell 1): skip link, cookie banner, projects list, header, page, footer with the
 * order cancellation, in this order.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
  usePageHead();
  useTelemetry();
  return (
    <div className={styles.page} id="page">
      <SkipLink />
      <CookieConsent />
      <ProjectsList />
      <Header />
      <div className={styles.content}>{children}</div>
      <Footer />
      <NavigationEffects />
    </div>
  );
};
