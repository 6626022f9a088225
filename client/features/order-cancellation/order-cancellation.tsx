import { useTranslation } from 'react-i18next';
import { articlePath } from '#shared/help-api/paths.ts';
import { cancellationRules } from '#shared/validation/forms/cancellation.ts';
import { opensDialog } from '#client/components/dialog/dialog-opener.ts';
import { TextField } from '#client/components/field/text-field.tsx';
import { Link } from 'react-router-dom';
import { DialogForm } from '../dialog-form/dialog-form.tsx';

const dialogId = 'order-cancellation';

/** A supplier's request to cancel an order, with its thanks and its error (behaviour/forms 14). */
export const OrderCancellation = () => {
  const { t } = useTranslation();
  return (
    <DialogForm
      name="cancellation"
      dialogId={dialogId}
      rules={cancellationRules}
      forgetsOnHide
      lead={<ForCustomers />}
      words={{
        title: t('cancellation.title'),
        intro: t('cancellation.intro'),
        submit: t('cancellation.submit'),
        alertTitle: t('cancellation.errors'),
        thanks: { title: t('cancellation.thanksTitle'), text: t('cancellation.thanksText') },
        failure: { title: t('cancellation.errorTitle'), text: t('cancellation.errorText') },
      }}
      renderFields={(propsOf) => (
        <>
          <TextField
            {...propsOf('supplierId')}
            label={t('cancellation.supplierId')}
            type="number"
            min={1}
            required
          />
          {/* No maxlength: a longer id would be cut off unseen and cancel another order. */}
          <TextField {...propsOf('supplierOrderId')} label={t('cancellation.supplierOrderId')} required />
          <TextField
            {...propsOf('atdOrderId')}
            label={t('cancellation.atdOrderId')}
            type="number"
            min={1}
            required
          />
        </>
      )}
    />
  );
};

/** Customers come here too, and the form is not for them: their article, out of the dialog. */
const ForCustomers = () => {
  const { t } = useTranslation();
  return (
    <p>
      {t('cancellation.customerQuestion')}{' '}
      <Link
        to={articlePath(8, 801, 80101)}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {t('cancellation.customerLink')}
      </Link>
    </p>
  );
};

interface OrderCancellationEntryProps {
  className?: string | undefined;
}

/** The footer's entry. */
export const OrderCancellationEntry = ({ className }: OrderCancellationEntryProps) => {
  const { t } = useTranslation();
  return (
    <button type="button" className={className} {...opensDialog(dialogId)}>
      {t('footer.links.cancellation')}
    </button>
  );
};
