import type { ReactNode, Ref } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { closesDialog, dialogFocus } from './dialog-opener.ts';
import { Modal } from './modal.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  /** What `opensDialog(id)` names; must be unique on the page. */
  id: string;
  title: ReactNode;
  /** `wide` 63 rem (the default), `narrow` 40 rem for thanks and questions, `media` for pictures and videos. */
  size?: 'wide' | 'narrow' | 'media';
  /** Buttons of the foot, the least destructive one first in reading order. */
  actions?: ReactNode;
  /** `own`: the caller marks an element inside with `dialogFocus`; else the title takes the focus. */
  initialFocus?: 'title' | 'own';
  /** `closerequest` where a press beside the dialog must not lose what was typed. */
  closedBy?: 'any' | 'closerequest' | 'none';
  /** As `Modal` takes it: a state, or nothing where buttons or the ref open it. */
  open?: boolean;
  /** After any kind of closing. */
  onClose?: () => void;
  /** The element itself: `showModal()` and `close()`. */
  ref?: Ref<HTMLDialogElement>;
  children?: ReactNode;
}

/** A dialog with title, body and foot. Stands outside the forms of the page (behaviour/controls 1). */
export const Dialog = (props: DialogProps) => {
  const { id, title, size = 'wide', actions, initialFocus = 'title', closedBy = 'any' } = props;
  const titleId = `${id}-title`;
  return (
    <Modal
      ref={props.ref}
      id={id}
      open={props.open}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      closedby={closedBy}
      onClose={props.onClose}
    >
      <div className={classNames('stack gap-0', styles.sheet)}>
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
            <IconButton type="submit" icon="close" i18nKey="common.close" />
          </form>
        </div>
        <div className={styles.body}>{props.children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
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
