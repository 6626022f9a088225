import type { ReactNode, MouseEvent } from 'react';
import { CookieConsent } from '#client/features/cookie-consent/cookie-consent.tsx';
import { Footer } from '#client/features/footer/footer.tsx';
import { Header } from '#client/features/header/header.tsx';
import { ProjectsList } from '#client/features/projects-list/projects-list.tsx';
import { useTelemetry } from '#client/telemetry/telemetry-provider.tsx';
import { T } from '#client/i18n/t.tsx';
import { usePageHead } from '../head/use-page-head.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './shell.module.css';

const SkipLink = () => {
  const focusMain = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>('#main');
    if (!main) return;
    // Keeps the hash out of the history.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <a className={styles.skip} href="#main" onClick={focusMain}>
      <T i18nKey="shell.skipToMain" />
    </a>
  );
};

/** The default layout (behaviour/shell 1). */
export const Shell = ({ children }: { children: ReactNode }) => {
  usePageHead();
  useTelemetry();
  return (
    <div className={classNames('stack gap-0', styles.page)} id="page">
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
