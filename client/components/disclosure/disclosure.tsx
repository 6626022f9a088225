import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** The words of the button. */
  label: ReactNode;
  /** Wraps the button in a heading of this level, so that the panel is found by its heading. */
  headingLevel?: 2 | 3 | 4;
  /**
   * `always`, or only on narrow windows: up to 767 px (`mobile`) or up to 1024 px (`tablet`). Wider, the words
   * are a plain heading and the panel stands open.
   */
  collapses?: 'always' | 'mobile' | 'tablet';
  defaultOpen?: boolean;
  /** With `onOpenChange`: the parent holds the state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** `card` frames it; `plain` leaves the frame to the parent. */
  look?: 'plain' | 'card';
  children: ReactNode;
}

/**
 * A button that shows and hides the panel below it (accordion 400 ms, spec 9). Without JavaScript the panel is
 * open and the button is gone.
 */
export const Disclosure = (props: DisclosureProps) => {
  const { label, headingLevel, collapses = 'always', look = 'plain', children } = props;
  const [ownOpen, setOwnOpen] = useState(props.defaultOpen ?? false);
  const open = props.open ?? ownOpen;
  const panelId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  const toggle = () => {
    setOwnOpen(!open);
    props.onOpenChange?.(!open);
  };
  return (
    <div className={classNames(styles[collapses], look === 'card' && styles.card)}>
      <Heading className={styles.heading}>
        <span className={styles.words}>{label}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          <span>{label}</span>
          <Icon name="chevron-down" className={styles.sign} />
        </button>
      </Heading>
      <div id={panelId} className={classNames(styles.panel, open && styles.open)}>
        <div className={styles.clip}>
          <div className={styles.inside}>{children}</div>
        </div>
      </div>
    </div>
  );
};
