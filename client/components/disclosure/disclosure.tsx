import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { hasBox } from '../has-box.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** Wraps the button in a heading. */
  headingLevel?: 2 | 3 | 4;
  /** `mobile` up to 767 px, `tablet` up to 1024 px. On wider windows the label is a heading and the panel is open. */
  collapses?: 'always' | 'mobile' | 'tablet';
  children: ReactNode;
}

/**
 * A disclosure (behaviour/timings 6); Escape closes it and returns the focus (behaviour/controls 4). Without script
 * it is open.
 */
export const Disclosure = ({ label, headingLevel, collapses = 'always', children }: DisclosureProps) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'div';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !open) return;
    // On wide windows the panel is always open, without a button.
    if (!button.current || !hasBox(button.current)) return;
    // Escape closes one thing at a time: a dialog around the panel stays open.
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    button.current.focus();
  };
  return (
    // The handler only listens; button and panel have the focus.
    <div className={styles[collapses]} {...{ onKeyDown }}>
      <Heading className={styles.heading}>
        <span className={styles.words}>{label}</span>
        <button
          ref={button}
          type="button"
          className={classNames('row spread target', styles.toggle)}
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
