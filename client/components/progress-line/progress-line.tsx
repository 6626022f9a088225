import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-line.module.css';

interface ProgressLineProps extends ComponentProps<'span'> {
  /** `page`: along the window, once; else along its box, repeatedly. */
  of?: 'page';
}

export const ProgressLine = ({ of, ...rest }: ProgressLineProps) => (
  <span {...rest} className={classNames(styles.line, of && styles[of])} />
);
