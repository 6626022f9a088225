import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { placeTooltip } from './place-tooltip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
  /** Phrasing content; also read as the description of `children`, so keep it short. */
  content: ReactNode;
  /** The one link or button it explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  /** Off on touch and for empty contents: the children stand alone. */
  disabled?: boolean;
}

const openDelay = 300; // ms, so that a pointer passing by opens nothing
const closeDelay = 200; // ms, so that the pointer can travel into the tip

/** A browser without popovers opens none (decision 0053); what the tip says is a description all the same. */
const canOpen = (tip: HTMLElement | null): tip is HTMLElement =>
  tip !== null && 'showPopover' in tip && tip.isConnected && !tip.matches(':popover-open');

const close = (tip: HTMLElement | null): void => {
  if (tip && 'hidePopover' in tip && tip.matches(':popover-open')) tip.hidePopover();
};

/** Opens after a while, closes after another; one timer, for the later wish wins. */
const useDelayedPopover = () => {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = () => {
    if (!anchor.current || !canOpen(tip.current)) return;
    tip.current.showPopover();
    placeTooltip(anchor.current, tip.current);
  };
  const later = (act: () => void, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  useEffect(() => {
    // On the document: a tip under the pointer must go by Escape wherever the focus is.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      close(tip.current);
    };
    document.addEventListener('keydown', closeByKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  const open = () => later(show, openDelay);
  const leave = () => later(() => close(tip.current), closeDelay);
  const anchorProps = {
    ref: anchor,
    onPointerEnter: (event: PointerEvent) => {
      // A finger's tap is for the link itself.
      if (event.pointerType !== 'touch') open();
    },
    onPointerLeave: leave,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) open();
    },
    onBlur: leave,
  };
  return { anchorProps, tip };
};

/**
 * A tip at a pointer's hover or the keyboard's focus (at most 27.5 rem wide, behaviour/timings 14). The pointer may
 * enter it, Escape closes it, and it stays as long as it is wanted (WCAG 1.4.13).
 */
export const Tooltip = ({ content, children, disabled = false }: TooltipProps) => {
  const id = useId();
  const { anchorProps, tip } = useDelayedPopover();
  if (disabled) return children;
  return (
    <span className={styles.anchor} {...anchorProps}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
        {content}
      </span>
    </span>
  );
};
