import type { ReactNode, RefObject } from 'react';
import styles from './cookie-consent.module.css';

export interface SheetHead {
  readonly titleId: string;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly corner?: ReactNode;
}

interface ConsentSheetProps {
  head: SheetHead;
  title: ReactNode;
  /** `wide`: text and buttons side by side where there is room. */
  layout: 'wide' | 'column';
  actions: ReactNode;
  children: ReactNode;
}

/** Title, scrolling body and buttons. */
export const ConsentSheet = ({ head, title, layout, actions, children }: ConsentSheetProps) => (
  <div className={styles[layout]}>
    <div className={styles.head}>
      <h2 id={head.titleId} ref={head.title} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {head.corner}
    </div>
    <div className={styles.body}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
