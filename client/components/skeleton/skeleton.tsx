import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** How many lines; the last one is shorter. */
  lines?: number;
  /** Said once while it waits; leave it out where something else already says so. */
  label?: ReactNode;
}

/** Keeps the place of a text that is still loading, so that nothing moves when it comes. */
export const Skeleton = ({ lines = 3, label }: SkeletonProps) => (
  <div className={classNames('stack', styles.skeleton)} role={label ? 'status' : undefined}>
    {label && <span className="visually-hidden">{label}</span>}
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={styles.line} aria-hidden="true" />
    ))}
  </div>
);
