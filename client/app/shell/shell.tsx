import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CookieConsent } from '../../features/cookie-consent/cookie-consent.tsx';
import { Footer } from '../../features/footer/footer.tsx';
import { Header } from '../../features/header/header.tsx';
import { ProjectsList } from '../../features/projects-list/projects-list.tsx';
import { useTelemetry } from '../../telemetry/use-telemetry.ts';
import { usePageHead } from '../head/use-page-head.ts';
import styles from './shell.module.css';

/** The default layout: skip link, cookie banner, projects list, header, page, footer (spec 2, Layout, in this order). */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  usePageHead();
  useTelemetry();
  return (
    <div className={styles.page} id="page">
      <a className={styles.skip} href="#main">
        {t('shell.skipToMain')}
      </a>
      <CookieConsent />
      <ProjectsList />
      <Header />
      <div className={styles.content}>{children}</div>
      <Footer />
    </div>
  );
};
