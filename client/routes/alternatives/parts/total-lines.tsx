import type { Alternative } from '#shared/alternatives/alternative.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import type { CurrencyCode } from '#shared/projects/locales.ts';
import { classNames } from '#client/components/class-names.ts';
import { T } from '#client/i18n/t.tsx';
import { useSentenceFormat } from './use-price-format.ts';
import styles from './summary.module.css';

interface AmountsProps {
  total: ReturnType<typeof liveTotal> & { readonly paid?: number };
  currency: CurrencyCode;
  /** Says that nothing is to be paid or refunded. */
  isFree: boolean;
  sum: string | undefined;
  refund: string | undefined;
}

/** The amounts of a total, one a line. */
export const Amounts = ({ total, currency, isFree, sum, refund }: AmountsProps) => {
  const format = useSentenceFormat();
  const { paid = 0, toPay, fromDeposit, toRefund } = total;
  const amountOf = (minor: number) => ({ amount: format(minor, currency) });
  return (
    <>
      {paid > 0 && <T parent="p" className={sum} i18nKey="receipt.paid" values={amountOf(paid)} />}
      {toPay > 0 && (
        <T parent="p" className={sum} i18nKey="alternatives.totalToPay" values={amountOf(toPay)} />
      )}
      {fromDeposit > 0 && <T parent="p" i18nKey="alternatives.deposit" values={amountOf(fromDeposit)} />}
      {toRefund !== 0 && (
        <T
          parent="p"
          className={refund}
          i18nKey={toRefund === null ? 'alternatives.refundOpen' : 'alternatives.totalRefund'}
          values={amountOf(toRefund ?? 0)}
        />
      )}
      {isFree && <T parent="p" className={sum} i18nKey="alternatives.totalNone" />}
    </>
  );
};

/** The totals of an order (behaviour/orders 7). */
export const TotalLines = ({ alternative, decided }: { alternative: Alternative; decided: boolean }) => {
  const total = liveTotal(alternative);
  const isFree = decided && total.toPay + total.fromDeposit === 0 && total.toRefund === 0;
  return (
    <Amounts
      total={total}
      currency={alternative.currency}
      isFree={isFree}
      sum={styles.pay}
      refund={styles.refund}
    />
  );
};

interface TotalExplainedProps {
  alternative: Alternative;
  /** The first where there is room, else the second, which keeps the bar low. */
  place: 'below-total' | 'below-replacements';
}

/** Explains why payment and refund are not set off against each other. */
export const TotalExplained = ({ alternative, place }: TotalExplainedProps) => {
  const { toPay, fromDeposit, toRefund } = liveTotal(alternative);
  if (toPay + fromDeposit === 0 || toRefund === 0) return null;
  return (
    <T
      parent="p"
      className={classNames('muted text-s', styles[place])}
      i18nKey="alternatives.totalExplained"
    />
  );
};
