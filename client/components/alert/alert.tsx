import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './alert.module.css';

const signs = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'error',
} as const satisfies Record<string, IconName>;

interface AlertProps {
  tone?: keyof typeof signs;
  title?: ReactNode;
  /** Announces what appears later: `alert` interrupts, `status` waits. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

export const Alert = ({ tone = 'info', title, role, children }: AlertProps) => (
  <div className={classNames('row start', styles.alert, styles[tone])} role={role}>
    <Icon name={signs[tone]} size="l" className={styles.sign} />
    <div className={styles.words}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  </div>
);
