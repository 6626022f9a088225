import { useEffect, useId, useRef } from 'react';
import type { ConsentChoice } from '#shared/consent/consent-choice.ts';
import { IconButton } from '#client/components/button/button.tsx';
import { closesDialog } from '#client/components/dialog/dialog-opener.ts';
import { Modal } from '#client/components/dialog/modal.tsx';
import { ConsentPanel } from './consent-panel.tsx';
import styles from './cookie-consent.module.css';

interface ConsentDialogProps {
  open: boolean;
  closesOnEscape: boolean;
  choice: ConsentChoice | null | undefined;
  onChoose: (choice: ConsentChoice) => void;
  onClose: () => void;
}

/** Wait before the title takes the focus, in milliseconds (behaviour/timings 7). */
const focusDelay = 100;

/**
 * Reopened from the footer: a dialog, which gives the focus back to where it was opened. Not `Dialog`: the panel brings its
 * own title, which takes the focus only after `focusDelay`.
 */
export const ConsentDialog = ({ open, closesOnEscape, choice, onChoose, onClose }: ConsentDialogProps) => {
  const id = useId();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) return;
    // Browsers give the focus to the first control at once; until the title's time has come the dialog itself holds it.
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
      closedby={closesOnEscape ? 'closerequest' : 'none'}
      onClose={onClose}
    >
      {open && (
        <ConsentPanel
          titleId={titleId}
          corner={<IconButton icon="close" i18nKey="common.close" {...closesDialog(id)} />}
          startsWith={{ choice, reopened: true }}
          onChoose={onChoose}
        />
      )}
    </Modal>
  );
};
