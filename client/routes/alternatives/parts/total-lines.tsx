import type { Alternative } from '#shared/alternatives/alternative.ts';
import { liveTotal } from '#shared/alternatives/live-total.ts';
import { T } from '#client/i18n/t.tsx';
import { useSentenceFormat } from './use-price-format.ts';
import styles from './summary.module.css';

/** The totals of an order (behaviour/orders 7). */
export const TotalLines = ({ alternative, decided }: { alternative: Alternative; decided: boolean }) => {
  const format = useSentenceFormat();
  const { toPay, fromDeposit, toRefund } = liveTotal(alternative);
  const amountOf = (minor: number) => ({ amount: format(minor, alternative.currency) });
  return (
    <>
      {toPay > 0 && (
        <p className={styles.pay}>
          <T i18nKey="alternatives.totalToPay" values={amountOf(toPay)} />
        </p>
      )}
      {fromDeposit > 0 && (
        <p>
          <T i18nKey="alternatives.deposit" values={amountOf(fromDeposit)} />
        </p>
      )}
      {toRefund !== 0 && (
        <p className={styles.refund}>
          {toRefund === null ? (
            <T i18nKey="alternatives.refundOpen" />
          ) : (
            <T i18nKey="alternatives.totalRefund" values={amountOf(toRefund)} />
          )}
        </p>
      )}
      {decided && toPay + fromDeposit === 0 && toRefund === 0 && (
        <p className={styles.pay}>
          <T i18nKey="alternatives.totalNone" />
        </p>
      )}
    </>
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
    <p className={styles[place]}>
      <T i18nKey="alternatives.totalExplained" />
    </p>
  );
};
