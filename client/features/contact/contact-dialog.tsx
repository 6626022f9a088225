import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import { contactDialogId } from './contact-dialog-id.ts';
import { ContactHelp } from './contact-help.tsx';
import type { ContactContext } from './contact-link.ts';

/** The way to a person as a dialog (behaviour/shell 21). */
export const ContactDialog = ({ context }: { context: Omit<ContactContext, 'order'> | undefined }) => (
  <Dialog
    id={contactDialogId}
    title={<T i18nKey="contact.dialogTitle" />}
    size="narrow"
    actions={
      <DialogClose dialogId={contactDialogId}>
        <T i18nKey="common.close" />
      </DialogClose>
    }
  >
    <ContactHelp context={context}>
      <p>
        <T i18nKey="contact.dialogText" />
      </p>
    </ContactHelp>
  </Dialog>
);
