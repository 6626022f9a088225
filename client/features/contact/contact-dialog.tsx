import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import { ContactHelp } from './contact-help.tsx';
import type { ContactContext } from './contact-link.ts';

/** What the buttons that open it name. */
export const contactDialogId = 'contact-dialog';

interface ContactDialogProps {
  context: Omit<ContactContext, 'order'> | undefined;
  /** Number of the order that the page is about: stands in its field, to be taken out. */
  order?: string;
}

/** The way to a person as a dialog (behaviour/shell 21). */
export const ContactDialog = ({ context, order }: ContactDialogProps) => (
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
    <ContactHelp context={context} knownOrder={order}>
      <p>
        <T i18nKey="contact.dialogText" />
      </p>
    </ContactHelp>
  </Dialog>
);
