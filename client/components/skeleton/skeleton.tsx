import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** Placeholder lines while a text is loading. */
export const Skeleton = ({ label }: { label: ReactNode }) => (
  <div className={classNames('stack', styles.skeleton)} role="status">
    <span className="visually-hidden">{label}</span>
    <div className={styles.line} />
    <div className={styles.line} />
    <div className={styles.line} />
  </div>
);
