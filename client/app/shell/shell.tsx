import type { ReactNode } from 'react';
import { Footer } from '../../features/footer/footer.tsx';
import { Header } from '../../features/header/header.tsx';
import { OrderCancellation } from '../../features/order-cancellation/order-cancellation.tsx';
import { ProjectsList } from '../../features/projects-list/projects-list.tsx';
import { useSearchShortcut } from '../../features/search-panel/use-search-shortcut.ts';
import { usePageHead } from '../head/use-page-head.ts';
import { NavigationEffects } from '../navigation/navigation-effects.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/** The default layout: skip link, projects list, header, page, footer, order cancellation (spec 2, Layout, in this order). */
export const Shell = ({ children }: { children: ReactNode }) => {
  usePageHead();
  useSearchShortcut();
  return (
    <div className={styles.page} id="page">
      <SkipLink />
      <ProjectsList />
      <Header />
      <div className={styles.content}>{children}</div>
      <Footer />
      <OrderCancellation />
      <NavigationEffects />
    </div>
  );
};
