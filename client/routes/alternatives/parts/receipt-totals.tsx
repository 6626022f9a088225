import { useTranslation } from 'react-i18next';
import type { Alternative } from '#shared/alternatives/alternative.ts';
import { receiptTotal } from '#shared/alternatives/receipt.ts';
import styles from './receipt.module.css';
import { useAmounts } from './use-prices.ts';

/** What was or is to be paid, and what comes back (behaviour/orders 34). */
export const ReceiptTotals = ({ alternative }: { alternative: Alternative }) => {
  const { t } = useTranslation();
  const write = useAmounts();
  const { paid, toPay, fromDeposit, toRefund } = receiptTotal(alternative);
  const amountOf = (minor: number) => ({ amount: write(minor, alternative.currency) });
  const spent = paid + toPay + fromDeposit;
  const isFree = spent === 0 && toRefund === 0;
  if (isFree && alternative.payment.paid) return null;
  return (
    <section className={styles.totals} aria-labelledby="receipt-total">
      <h3 id="receipt-total">{t('alternatives.total')}</h3>
      {paid > 0 && <p className={styles.sum}>{t('receipt.paid', amountOf(paid))}</p>}
      {toPay > 0 && <p className={styles.sum}>{t('alternatives.totalToPay', amountOf(toPay))}</p>}
      {fromDeposit > 0 && <p>{t('alternatives.deposit', amountOf(fromDeposit))}</p>}
      {toRefund !== 0 && (
        <p className={styles.sum}>
          {toRefund === null
            ? t('alternatives.refundOpen')
            : t('alternatives.totalRefund', amountOf(toRefund))}
        </p>
      )}
      {isFree && <p className={styles.sum}>{t('alternatives.totalNone')}</p>}
      {spent > 0 && toRefund !== 0 && (
        <p className={styles.explained}>
          {t(toPay > 0 ? 'alternatives.totalExplained' : 'receipt.refundApart')}
        </p>
      )}
    </section>
  );
};
