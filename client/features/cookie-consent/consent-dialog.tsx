import { useEffect, useId, useRef } from 'react';
import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { closesDialog } from '#client/components/dialog/dialog-opener.ts';
import { Modal } from '#client/components/dialog/modal.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import styles from './cookie-consent.module.css';

interface ConsentDialogProps {
  open: boolean;
  choice: ConsentChoice | null | undefined;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** Milliseconds (behaviour/timings 7). */
const focusDelay = 100;

/**
 * The dialog that the footer opens. Not a `Dialog`: the panel has its own title, which is focused after
 * `focusDelay`.
 */
export const ConsentDialog = ({ open, choice, onChoose, onClose }: ConsentDialogProps) => {
  const id = useId();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    // Until then the dialog itself is focused, or browsers would focus the first control.
    dialog.current?.focus();
    const timer = setTimeout(() => dialog.current?.querySelector('h2')?.focus(), focusDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return (
    <Modal
      ref={dialog}
      open={open}
      id={id}
      className={styles.dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      closedby="closerequest"
      onClose={onClose}
    >
      {open && (
        <ConsentPanel
          titleId={titleId}
          corner={<IconButton icon="close" i18nKey="common.close" {...closesDialog(id)} />}
          choice={choice ?? null}
          onChoose={onChoose}
        />
      )}
    </Modal>
  );
};
