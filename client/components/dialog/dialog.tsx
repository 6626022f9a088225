import type { ReactNode, Ref } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { closesDialog, dialogFocus } from './dialog-opener.ts';
import { Modal } from './modal.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  /** For `opensDialog(id)`; unique on the page. */
  id: string;
  title: ReactNode;
  size?: 'wide' | 'narrow' | 'media';
  /** The least destructive button first. */
  actions?: ReactNode;
  /** `own`: an element inside has `dialogFocus`. */
  initialFocus?: 'title' | 'own';
  /** `closerequest` if a click outside must not lose what was typed. */
  closedBy?: 'closerequest';
  /** See `Modal`. */
  open?: boolean;
  onClose?: () => void;
  ref?: Ref<HTMLDialogElement>;
  children?: ReactNode;
}

/** A dialog with title, body and actions. Render it outside of forms (behaviour/controls 1). */
export const Dialog = (props: DialogProps) => {
  const { id, title, size = 'wide', actions, initialFocus = 'title' } = props;
  const titleId = `${id}-title`;
  return (
    <Modal
      ref={props.ref}
      id={id}
      open={props.open}
      className={classNames(styles.dialog, styles[size])}
      aria-labelledby={titleId}
      closedby={props.closedBy ?? 'any'}
      onClose={props.onClose}
    >
      <div className={classNames('stack gap-0', styles.sheet)}>
        <div className={classNames('row spread start gap-4', styles.head)}>
          <h2
            id={titleId}
            className={classNames('text-xl', styles.title)}
            tabIndex={-1}
            {...(initialFocus === 'title' && dialogFocus)}
          >
            {title}
          </h2>
          {/* Closes without script in every browser. */}
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
  /** With `initialFocus="own"`. */
  focused?: boolean;
  variant?: 'primary' | 'secondary';
}

export const DialogClose = ({ dialogId, focused, variant = 'secondary' }: DialogCloseProps) => (
  <Button
    i18nKey="common.close"
    variant={variant}
    {...closesDialog(dialogId)}
    {...(focused && dialogFocus)}
  />
);
