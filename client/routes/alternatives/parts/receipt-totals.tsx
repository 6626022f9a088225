import type { Alternative } from '#shared/alternatives/alternative.ts';
import { receiptTotal } from '#shared/alternatives/receipt.ts';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './receipt.module.css';
import { Amounts } from './total-lines.tsx';

/** behaviour/orders 34 */
export const ReceiptTotals = ({ alternative }: { alternative: Alternative }) => {
  const total = receiptTotal(alternative);
  const { paid, toPay, fromDeposit, toRefund } = total;
  const spent = paid + toPay + fromDeposit;
  const isFree = spent === 0 && toRefund === 0;
  if (isFree && alternative.payment.paid) return null;
  const sum = classNames('tabular snug text-l', styles.sum);
  return (
    <section className={classNames('stack gap-1', styles.totals)} aria-labelledby="receipt-total">
      <T parent="h3" id="receipt-total" className="muted text-s" i18nKey="alternatives.total" />
      <Amounts total={total} currency={alternative.currency} isFree={isFree} sum={sum} refund={sum} />
      {spent > 0 && toRefund !== 0 && (
        <T
          parent="p"
          className={classNames('muted text-s', styles.explained)}
          i18nKey={toPay > 0 ? 'alternatives.totalExplained' : 'receipt.refundApart'}
        />
      )}
    </section>
  );
};
