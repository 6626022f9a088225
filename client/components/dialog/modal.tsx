import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
  type RefObject,
} from 'react';
import { useOnLeaving } from '../use-on-leaving.ts';
import { takesFocus } from './dialog-opener.ts';

interface ModalProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> {
  /**
   * Leave it out if buttons or the ref open the dialog. Initially true, the dialog is served open and becomes modal
   * with hydration.
   */
  open?: boolean | undefined;
  /** After any kind of closing: button, Escape, click outside, command, prop, navigation. */
  onClose?: (() => void) | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
}

/** A dialog that was served open becomes modal, without a close event and with the focus where it was. */
const showModal = (dialog: HTMLDialogElement) => {
  if (dialog.matches(':modal')) return;
  const focused = document.activeElement;
  dialog.removeAttribute('open');
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
};

/** Sets `autofocus` only while the dialog opens: a page may have one, and in a frame browsers warn about it. */
const aimFocus = (dialog: HTMLDialogElement, signal: AbortSignal) => {
  const aim = (aimed: boolean) =>
    dialog.querySelector(`[${takesFocus}]`)?.toggleAttribute('autofocus', aimed);
  dialog.addEventListener('beforetoggle', ({ newState }) => aim(newState === 'open'), { signal });
  dialog.addEventListener('toggle', () => aim(false), { signal });
};

/** A double press: the second falls on the dialog that the first has opened, or beside it. For 500 ms it does nothing. */
const outliveDoubleClick = (dialog: HTMLDialogElement, signal: AbortSignal) => {
  const closedBy = dialog.getAttribute('closedby');
  const take = (presses: boolean) => {
    dialog.style.pointerEvents = presses ? '' : 'none';
    if (closedBy === 'any') dialog.setAttribute('closedby', presses ? 'any' : 'closerequest');
  };
  let held: ReturnType<typeof setTimeout> | undefined;
  const hold = () => {
    take(false);
    clearTimeout(held);
    held = setTimeout(take, 500, true);
  };
  dialog.addEventListener('beforetoggle', hold, { signal });
};

const useEventsOf = (
  dialog: RefObject<HTMLDialogElement | null>,
  listen: (element: HTMLDialogElement, signal: AbortSignal) => void,
) => {
  useEffect(() => {
    if (!dialog.current) return undefined;
    const end = new AbortController();
    listen(dialog.current, end.signal);
    return () => end.abort();
  }, [dialog, listen]);
};

/**
 * The native dialog under all dialogs of the site: modal, closed by Escape and by navigation (behaviour/shell 23).
 */
export const Modal = ({ open, onClose, ref, ...attributes }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, []);
  // A prop that never changes: React leaves the attribute alone, which `showModal` and `close` set and remove.
  const [servedOpen] = useState(open === true);
  // Not through React, which does not hear these events on a served dialog.
  useEventsOf(dialog, aimFocus);
  useEffect(() => {
    const element = dialog.current;
    if (!element || open === undefined) return;
    if (open) showModal(element);
    else if (element.open) element.close();
  }, [open]);
  // After a served dialog has become modal, which no press has opened.
  useEventsOf(dialog, outliveDoubleClick);
  useOnLeaving(() => dialog.current?.close());
  return (
    <dialog
      {...attributes}
      ref={dialog}
      open={servedOpen}
      onClose={(event) => {
        // React lets the event of a nested dialog bubble.
        if (event.target === event.currentTarget) onClose?.();
      }}
    />
  );
};
