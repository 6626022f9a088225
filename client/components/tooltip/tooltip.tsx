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
  /** Phrasing content; also the accessible description of `children`. */
  content: ReactNode;
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

const openDelay = 300; // ms, so that a pointer passing by opens nothing
const closeDelay = 200; // ms, so that the pointer can travel into the tip

/** Browsers without popovers show no tip (decision 0053); the description remains. */
const canOpen = (tip: HTMLElement | null): tip is HTMLElement =>
  tip !== null && 'showPopover' in tip && tip.isConnected && !tip.matches(':popover-open');

const close = (tip: HTMLElement | null): void => {
  if (tip && 'hidePopover' in tip && tip.matches(':popover-open')) tip.hidePopover();
};

/** Opens and closes with a delay; the last event wins. */
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
    // On the document, as the focus may be anywhere.
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
  const isHeld = () => anchor.current?.querySelector(':hover, :focus-visible');
  const leave = () => later(() => isHeld() || close(tip.current), closeDelay);
  const anchorProps = {
    ref: anchor,
    onPointerEnter: (event: PointerEvent) => {
      // A tap is for the link.
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

/** Shown as long as hover or keyboard focus lasts (behaviour/timings 14); can be hovered and dismissed (WCAG 1.4.13). */
export const Tooltip = ({ content, children }: TooltipProps) => {
  const id = useId();
  const { anchorProps, tip } = useDelayedPopover();
  return (
    <span className={styles.anchor} {...anchorProps}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={tip} id={id} popover="manual" role="tooltip" className={`raised snug text-s ${styles.tip}`}>
        {content}
      </span>
    </span>
  );
};
