import { useTranslation } from 'react-i18next';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';

interface ResultDialogProps {
  id: string;
  title: string;
  text: string;
  open: boolean;
  onClose: () => void;
}

/** What came of a form, in a dialog that can only be closed (40 rem, behaviour/timings 14). */
export const ResultDialog = ({ id, title, text, open, onClose }: ResultDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      id={id}
      size="narrow"
      title={title}
      closeLabel={t('common.close')}
      open={open}
      onClose={onClose}
      actions={
        <DialogClose dialogId={id} variant="primary">
          {t('common.close')}
        </DialogClose>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
};
