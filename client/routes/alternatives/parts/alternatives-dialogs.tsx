import { useTranslation } from 'react-i18next';
import { Button } from '#client/components/button/button.tsx';
import { Dialog, DialogClose } from '#client/components/dialog/dialog.tsx';
import type { AlternativesDialog } from '../state/alternatives-state.ts';
import type { AlternativesPage } from '../state/use-alternatives.ts';
import { RemoveText } from './remove-text.tsx';
import { PaymentForm } from './payment-form.tsx';
import { UndecidedLinks } from './undecided-links.tsx';

/**
 * The page's dialogs (behaviour/orders 27), outside the page's forms. Where money is at stake closing has the focus.
 */
export const AlternativesDialogs = ({ page }: { page: AlternativesPage }) => {
  const { t } = useTranslation();
  const { state, busy } = page;
  const common = (name: AlternativesDialog) => ({
    id: `alternatives-${name}`,
    closeLabel: t('common.close'),
    size: 'narrow' as const,
    open: state.dialog === name,
    onClose: () => page.close(name),
  });
  const close = (name: AlternativesDialog) => (
    <DialogClose
      dialogId={`alternatives-${name}`}
      variant={name === 'confirm' ? 'secondary' : 'primary'}
      focused
    >
      {t('common.close')}
    </DialogClose>
  );
  return (
    <>
      <Dialog
        {...common('confirm')}
        title={t('alternatives.removeTitle')}
        initialFocus="own"
        actions={
          <>
            {close('confirm')}
            <Button variant="danger" busy={busy} onClick={() => page.press('confirm-cancel')}>
              {t('alternatives.ok')}
            </Button>
          </>
        }
      >
        <RemoveText page={page} />
      </Dialog>
      <Dialog {...common('notice')} title={t('alternatives.makeAllTitle')} actions={close('notice')}>
        <div className="stack">
          <p>{t('alternatives.makeAllText')}</p>
          <p>{t('alternatives.undecidedList')}</p>
        </div>
        <UndecidedLinks alternative={state.alternative} />
      </Dialog>
      <Dialog
        {...common('confirmed')}
        title={t('alternatives.confirmedTitle')}
        initialFocus="own"
        actions={close('confirmed')}
      >
        <p>{t('alternatives.confirmedText')}</p>
      </Dialog>
      <Dialog
        {...common('error')}
        title={t('alternatives.errorTitle')}
        initialFocus="own"
        actions={close('error')}
      >
        <p>{t('alternatives.errorText')}</p>
      </Dialog>
      <Dialog
        {...common('elsewhere')}
        title={t('alternatives.errorTitle')}
        initialFocus="own"
        actions={close('elsewhere')}
      >
        <p>{t('alternatives.elsewhereText')}</p>
      </Dialog>
      <Dialog
        {...common('payment-error')}
        title={t('payment.errorTitle')}
        initialFocus="own"
        actions={close('payment-error')}
      >
        <p>{t('payment.errorText')}</p>
      </Dialog>
      <Dialog {...common('payment')} title={t('payment.title')} closedBy="closerequest">
        {state.choice && <PaymentForm page={page} choice={state.choice} />}
      </Dialog>
    </>
  );
};
