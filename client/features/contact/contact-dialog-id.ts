/** What the buttons that open the contact dialog name. */
export const contactDialogId = 'contact-dialog';
