import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-line.module.css';

interface ProgressLineProps extends ComponentProps<'span'> {
  /** `page`: along the window, once from one end to the other; else along the box it stands in, again and again. */
  of?: 'page';
}

/** Says that something is under way, along the upper edge of what it is for. */
export const ProgressLine = ({ of, ...rest }: ProgressLineProps) => (
  <span {...rest} className={classNames(styles.line, of && styles[of])} />
);
