import type { ReactNode } from 'react';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';

interface ResultDialogProps {
  id: string;
  title: ReactNode;
  text: ReactNode;
  open: boolean;
  onClose: () => void;
}

/** The result of a form, in a dialog that can only be closed. */
export const ResultDialog = ({ id, title, text, open, onClose }: ResultDialogProps) => (
  <Dialog
    id={id}
    size="narrow"
    title={title}
    open={open}
    onClose={onClose}
    actions={
      <DialogClose dialogId={id} variant="primary">
        <T i18nKey="common.close" />
      </DialogClose>
    }
  >
    <p>{text}</p>
  </Dialog>
);
