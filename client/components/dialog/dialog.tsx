import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { closesDialog, dialogFocus } from './dialog-opener.ts';
import styles from './dialog.module.css';

interface DialogProps {
  /** What `opensDialog(id)` names; must be unique on the page. */
  id: string;
  title: ReactNode;
  /** Name of the cross in the corner. */
  closeLabel: string;
  /** `wide` 63 rem (the default), `narrow` 40 rem for thanks and questions, `media` for pictures and videos. */
  size?: 'wide' | 'narrow' | 'media';
  /** Buttons of the foot, the least destructive one first in reading order. */
  actions?: ReactNode;
  /** `own`: the caller marks an element inside with `dialogFocus`; else the title takes the focus. */
  initialFocus?: 'title' | 'own';
  /** `closerequest` where a press beside the dialog must not lose what was typed. */
  closedBy?: 'any' | 'closerequest' | 'none';
  /**
   * Opens and closes it from a state; leave it out where buttons or the ref do. True from the start, the dialog stands
   * open in the served HTML, without script too, and becomes modal once script runs.
   */
  open?: boolean;
  /** After any kind of closing: cross, Escape, a press beside it, a command, the prop. */
  onClose?: () => void;
  /** The element itself: `showModal()` and `close()`. */
  ref?: Ref<HTMLDialogElement>;
  children?: ReactNode;
}

const useOpenState = (open: boolean | undefined) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open) showModal(element);
    else if (element.open) element.close();
  }, [open]);
  return dialog;
};

/** Also turns a dialog that the served page opened into a modal one; to close it for that would tell `onClose`. */
const showModal = (dialog: HTMLDialogElement) => {
  if (dialog.matches(':modal')) return;
  dialog.removeAttribute('open');
  dialog.showModal();
};

/**
 * A modal dialog on the native element, which traps and returns the focus, closes on Escape and makes the rest
 * inert. Stands outside the forms of the page (behaviour/controls 1).
 */
export const Dialog = (props: DialogProps) => {
  const { id, title, closeLabel, size = 'wide', actions, initialFocus = 'title', closedBy = 'any' } = props;
  const dialog = useOpenState(props.open);
  useImperativeHandle(props.ref, () => dialog.current as HTMLDialogElement, [dialog]);
  const titleId = `${id}-title`;
  // What the page was served with, for good: React leaves an attribute alone that never changes, and from hydration on
  // the element's own `showModal` and `close` set and remove it.
  const [servedOpen] = useState(props.open === true);
  return (
    <dialog
      ref={dialog}
      id={id}
      open={servedOpen}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      closedby={closedBy}
      onClose={(event) => {
        // A dialog inside this one also reports here, for React lets the event bubble.
        if (event.target === event.currentTarget) props.onClose?.();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2
            id={titleId}
            className={styles.title}
            tabIndex={-1}
            {...(initialFocus === 'title' && dialogFocus)}
          >
            {title}
          </h2>
          {/* Closes without script in every browser, also where commands are not known yet. */}
          <form method="dialog">
            <IconButton type="submit" icon="close" label={closeLabel} />
          </form>
        </div>
        <div className={styles.body}>{props.children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
};

interface DialogCloseProps {
  dialogId: string;
  /** Takes the focus when the dialog opens; with `initialFocus="own"`. */
  focused?: boolean;
  variant?: 'primary' | 'secondary' | 'ghost';
  children: ReactNode;
}

/** A button of the foot that only closes. */
export const DialogClose = ({ dialogId, focused, variant = 'secondary', children }: DialogCloseProps) => (
  <Button variant={variant} {...closesDialog(dialogId)} {...(focused && dialogFocus)}>
    {children}
  </Button>
);
