import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T, type TProps } from '#client/i18n/t.tsx';

interface ResultDialogProps {
  id: string;
  titleKey: TProps['i18nKey'];
  textKey: TProps['i18nKey'];
  open: boolean;
  onClose: () => void;
}

/** The result of a form, in a dialog that can only be closed. */
export const ResultDialog = ({ id, titleKey, textKey, open, onClose }: ResultDialogProps) => (
  <Dialog
    id={id}
    size="narrow"
    title={<T i18nKey={titleKey} />}
    open={open}
    onClose={onClose}
    actions={<DialogClose dialogId={id} variant="primary" />}
  >
    <T parent="p" i18nKey={textKey} />
  </Dialog>
);
