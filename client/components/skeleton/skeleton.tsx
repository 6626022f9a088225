import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** `text` draws lines, `title` one strong line, `image` 16:10, `card` a framed block. */
  shape?: 'text' | 'title' | 'image' | 'card';
  /** Of `text` and `card`: how many; the last one is shorter. */
  lines?: number;
  /** Said once while it waits; leave it out where something else already says so. */
  label?: string;
}

/** Keeps the place of what is still loading, so that nothing moves when it comes. */
export const Skeleton = ({ shape = 'text', lines = 3, label }: SkeletonProps) => (
  <div className={classNames(styles.skeleton, styles[shape])} role={label ? 'status' : undefined}>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
    {shape === 'card' && <div className={styles.heading} aria-hidden="true" />}
    {shape === 'text' || shape === 'card' ? (
      Array.from({ length: lines }, (_, index) => (
        <div key={index} className={styles.line} aria-hidden="true" />
      ))
    ) : (
      <div className={styles.block} aria-hidden="true" />
    )}
  </div>
);
