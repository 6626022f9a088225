import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '../../features/footer/footer.tsx';
import { Header } from '../../features/header/header.tsx';
import { OrderCancellation } from '../../features/order-cancellation/order-cancellation.tsx';
import { ProjectsList } from '../../features/projects-list/projects-list.tsx';
import { usePageHead } from '../head/use-page-head.ts';
import styles from './shell.module.css';

/** The default layout: skip link, projects list, header, page, footer, order cancellation (spec 2, Layout, in this order). */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  usePageHead();
  return (
    <div className={styles.page} id="page">
      <a className={styles.skip} href="#main">
        {t('shell.skipToMain')}
      </a>
      <ProjectsList />
      <Header />
      <div className={styles.content}>{children}</div>
      <Footer />
      <OrderCancellation />
    </div>
  );
};
