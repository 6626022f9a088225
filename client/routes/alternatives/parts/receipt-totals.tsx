import type { Alternative } from '#shared/alternatives/alternative.ts';
import { receiptTotal } from '#shared/alternatives/receipt.ts';
import { T } from '#client/i18n/t.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './receipt.module.css';
import { useSentenceFormat } from './use-price-format.ts';

/** behaviour/orders 34 */
export const ReceiptTotals = ({ alternative }: { alternative: Alternative }) => {
  const format = useSentenceFormat();
  const { paid, toPay, fromDeposit, toRefund } = receiptTotal(alternative);
  const amountOf = (minor: number) => ({ amount: format(minor, alternative.currency) });
  const spent = paid + toPay + fromDeposit;
  const isFree = spent === 0 && toRefund === 0;
  if (isFree && alternative.payment.paid) return null;
  return (
    <section className={classNames('stack gap-1', styles.totals)} aria-labelledby="receipt-total">
      <h3 id="receipt-total">
        <T i18nKey="alternatives.total" />
      </h3>
      {paid > 0 && (
        <p className={styles.sum}>
          <T i18nKey="receipt.paid" values={amountOf(paid)} />
        </p>
      )}
      {toPay > 0 && (
        <p className={styles.sum}>
          <T i18nKey="alternatives.totalToPay" values={amountOf(toPay)} />
        </p>
      )}
      {fromDeposit > 0 && (
        <p>
          <T i18nKey="alternatives.deposit" values={amountOf(fromDeposit)} />
        </p>
      )}
      {toRefund !== 0 && (
        <p className={styles.sum}>
          {toRefund === null ? (
            <T i18nKey="alternatives.refundOpen" />
          ) : (
            <T i18nKey="alternatives.totalRefund" values={amountOf(toRefund)} />
          )}
        </p>
      )}
      {isFree && (
        <p className={styles.sum}>
          <T i18nKey="alternatives.totalNone" />
        </p>
      )}
      {spent > 0 && toRefund !== 0 && (
        <p className={styles.explained}>
          <T i18nKey={toPay > 0 ? 'alternatives.totalExplained' : 'receipt.refundApart'} />
        </p>
      )}
    </section>
  );
};
