import { Button } from '#client/components/button/button.tsx';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { ContactDialog, contactDialogId } from '#client/features/contact/contact-dialog.tsx';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import { T, type TProps } from '#client/i18n/t.tsx';
import type { AlternativesDialog } from '../state/alternatives-state.ts';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { RemoveText } from './remove-text.tsx';
import { PaymentForm } from './payment-form.tsx';
import { UndecidedNotice } from './undecided-links.tsx';

/** The page's dialogs (behaviour/orders 27). Where money is at stake the close button has the focus. */
export const AlternativesDialogs = ({ page }: { page: AlternativesPage }) => {
  const { state, busy } = page;
  const common = (name: AlternativesDialog) => ({
    id: `alternatives-${name}`,
    size: 'narrow' as const,
    open: state.dialog === name,
    onClose: () => page.close(name),
  });
  const close = (name: AlternativesDialog) => (
    <DialogClose
      dialogId={`alternatives-${name}`}
      variant={name === 'confirm' || name === 'error' ? 'secondary' : 'primary'}
      focused
    />
  );
  const message = (name: AlternativesDialog, title: TProps['i18nKey'], text: TProps['i18nKey']) => (
    <Dialog {...common(name)} title={<T i18nKey={title} />} initialFocus="own" actions={close(name)}>
      <T parent="p" i18nKey={text} />
    </Dialog>
  );
  return (
    <>
      <Dialog
        {...common('confirm')}
        title={<T i18nKey="alternatives.removeTitle" />}
        initialFocus="own"
        actions={
          <>
            {close('confirm')}
            <Button
              variant="danger"
              busy={busy}
              onClick={() => page.press('confirm-cancel')}
              i18nKey="alternatives.ok"
            />
          </>
        }
      >
        <RemoveText page={page} />
      </Dialog>
      <Dialog
        {...common('notice')}
        title={<T i18nKey="alternatives.makeAllTitle" />}
        actions={close('notice')}
      >
        <UndecidedNotice page={page} className="stack" />
      </Dialog>
      {message('confirmed', 'alternatives.confirmedTitle', 'alternatives.confirmedText')}
      <Dialog
        {...common('error')}
        title={<T i18nKey="alternatives.errorTitle" />}
        initialFocus="own"
        actions={
          <>
            {close('error')}
            <Button
              variant="primary"
              icon="retry"
              busy={busy}
              onClick={page.tryAgain}
              i18nKey="common.retry"
            />
          </>
        }
      >
        <div className="stack">
          <p>
            <T i18nKey="alternatives.errorText" /> <T i18nKey="alternatives.errorKept" />
          </p>
          <p>
            <Button variant="ghost" icon="mail" {...opensDialog(contactDialogId)} i18nKey="contact.button" />
          </p>
        </div>
      </Dialog>
      <ContactDialog context={undefined} order={String(state.alternative.orderId)} />
      {message('elsewhere', 'alternatives.errorTitle', 'alternatives.elsewhereText')}
      <Dialog {...common('payment')} title={<T i18nKey="payment.title" />} closedBy="closerequest">
        {state.choice && (
          // Of another list nothing is chosen yet.
          <PaymentForm key={JSON.stringify(state.choice.methods)} page={page} choice={state.choice} />
        )}
      </Dialog>
      {/* Behind the picker, which closes first and gives the focus back to what opened it. */}
      {message('payment-error', 'payment.errorTitle', 'payment.errorText')}
    </>
  );
};
