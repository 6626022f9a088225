import { useTranslation } from 'react-i18next';
import { searchPath } from '#shared/help-api/paths.ts';
import { cancellationRules } from '#shared/validation/forms/cancellation.ts';
import { TextField } from '#client/components/field/text-field.tsx';
import { Link } from 'react-router-dom';
import { T } from '#client/i18n/t.tsx';
import { DialogForm } from '../dialog-form/dialog-form.tsx';

export const cancellationDialogId = 'order-cancellation';

/** A supplier's request to cancel an order (behaviour/forms 14). */
export const OrderCancellation = () => (
  <DialogForm
    name="cancellation"
    dialogId={cancellationDialogId}
    rules={cancellationRules}
    forgetsOnHide
    lead={<ForCustomers />}
    words={{
      titleKey: 'cancellation.title',
      introKey: 'cancellation.intro',
      submitKey: 'cancellation.submit',
      alertTitleKey: 'cancellation.errors',
      thanks: { titleKey: 'cancellation.thanksTitle', textKey: 'cancellation.thanksText' },
      failure: { titleKey: 'cancellation.errorTitle', textKey: 'cancellation.errorText' },
    }}
    renderFields={(propsOf) => (
      <>
        <TextField
          {...propsOf('supplierId')}
          label={<T i18nKey="cancellation.supplierId" />}
          type="number"
          min={1}
          required
        />
        {/* No maxlength: a truncated id would cancel another order. */}
        <TextField
          {...propsOf('supplierOrderId')}
          label={<T i18nKey="cancellation.supplierOrderId" />}
          required
        />
        <TextField
          {...propsOf('atdOrderId')}
          label={<T i18nKey="cancellation.atdOrderId" />}
          type="number"
          min={1}
          required
        />
      </>
    )}
  />
);

/** For customers, whom the form is not for. They are led to a search, for only the shop knows which article is theirs. */
const ForCustomers = () => {
  const { t } = useTranslation();
  return (
    <p>
      <T i18nKey="cancellation.customerQuestion" />{' '}
      <Link
        to={searchPath(t('cancellation.customerLink'))}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        <T i18nKey="cancellation.customerLink" />
      </Link>
    </p>
  );
};
