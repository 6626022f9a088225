import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T } from '#client/i18n/t.tsx';
import { ContactHelp } from './contact-help.tsx';
import type { ContactContext } from './contact-link.ts';

export const contactDialogId = 'contact-dialog';

interface ContactDialogProps {
  context: Omit<ContactContext, 'order'> | undefined;
  /** Number of the page's order; prefilled, and the visitor can remove it. */
  order?: string;
}

export const ContactDialog = ({ context, order }: ContactDialogProps) => (
  <Dialog
    id={contactDialogId}
    title={<T i18nKey="contact.dialogTitle" />}
    size="narrow"
    actions={<DialogClose dialogId={contactDialogId} />}
  >
    <ContactHelp key={context?.search} context={context} knownOrder={order}>
      <T parent="p" i18nKey="contact.dialogText" />
    </ContactHelp>
  </Dialog>
);
