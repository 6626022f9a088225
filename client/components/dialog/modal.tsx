import { useEffect, useImperativeHandle, useRef, useState, type ComponentProps, type Ref } from 'react';
import { useOnLeaving } from '../use-on-leaving.ts';
import { takesFocus } from './dialog-opener.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  /**
   * Opens and closes it from a state; leave it out where buttons or the ref do. True from the start, the dialog stands
   * open in the served HTML, without script too, and becomes modal once script runs.
   */
  open?: boolean | undefined;
  /** After any kind of closing: cross, Escape, a press beside it, a command, the prop, a change of path. */
  onClose?: (() => void) | undefined;
  /** The element itself: `showModal()` and `close()`. */
  ref?: Ref<HTMLDialogElement> | undefined;
}

/**
 * Also turns a dialog that the served page opened into a modal one; to close it for that would tell `onClose`. Whoever is
 * writing in it goes on.
 */
const showModal = (dialog: HTMLDialogElement) => {
  if (dialog.matches(':modal')) return;
  const focused = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
};

/**
 * The attribute stands there only while the dialog opens: a page in a frame is told off for each one that it is served
 * with, and a document may have only one.
 */
const aimFocus = (dialog: HTMLDialogElement, signal: AbortSignal) => {
  const aim = (aimed: boolean) =>
    dialog.querySelector(`[${takesFocus}]`)?.toggleAttribute('autofocus', aimed);
  dialog.addEventListener('beforetoggle', ({ newState }) => aim(newState === 'open'), { signal });
  dialog.addEventListener('toggle', () => aim(false), { signal });
};

/**
 * The native modal element under every dialog of the site: it traps and returns the focus, closes on Escape, makes the
 * rest inert, and goes when the page below it does (behaviour/shell 23).
 */
export const Modal = ({ open, onClose, ref, ...attributes }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [dialog]);
  // What the page was served with, for good: React leaves an attribute alone that never changes, and from hydration on
  // the element's own `showModal` and `close` set and remove it.
  const [servedOpen] = useState(open === true);
  // Listened to by ourselves: React does not hear these two events of a dialog that the page was served with.
  useEffect(() => {
    const end = new AbortController();
    if (dialog.current) aimFocus(dialog.current, end.signal);
    return () => end.abort();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open) showModal(element);
    else if (element.open) element.close();
  }, [open]);
  useOnLeaving(() => dialog.current?.close());
  return (
    <dialog
      {...attributes}
      ref={dialog}
      open={servedOpen}
      onClose={(event) => {
        // A dialog inside this one also reports here, for React lets the event bubble.
        if (event.target === event.currentTarget) onClose?.();
      }}
    />
  );
};
