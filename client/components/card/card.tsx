import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps {
  as?: 'div' | 'section' | 'li';
  tone?: 'brand';
  padding?: 'none' | 'm' | 'l';
  /** The whole card is clickable and leads where its link with `data-card-link` does. */
  linked?: boolean;
  className?: string | undefined;
  'aria-labelledby'?: string;
  children: ReactNode;
}

export const Card = (props: CardProps) => {
  const { as: Element = 'div', tone, padding = 'm', linked, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        'panel',
        styles.card,
        tone && styles[tone],
        styles[`pad-${padding}`],
        linked && styles.linked,
        className,
      )}
    />
  );
};
