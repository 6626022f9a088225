import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hasBox } from '../has-box.ts';
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
  children: ReactNode;
}

/**
 * A button that shows and hides the panel below it (400 ms, behaviour/timings 6); Escape closes it and returns the
 * focus (behaviour/controls 4). Without JavaScript the panel is open and the button is gone.
 */
export const Disclosure = ({ label, headingLevel, collapses = 'always', children }: DisclosureProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
    // Where the window is wide the panel stands open for good, and its button is not there.
    if (!button.current || !hasBox(button.current)) return;
    // One Escape, one thing closed: a dialog around the panel stays.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current.focus();
  };
  return (
    // The keys belong to the button and what it shows; the box only hears them.
    <div className={styles[collapses]} {...{ onKeyDown }}>
      <Heading className={styles.heading}>
        <span className={styles.words}>{label}</span>
        <button
          ref={button}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
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
