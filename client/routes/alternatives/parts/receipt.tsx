import type { RefObject } from 'react';
import { isSettled, type Alternative } from '#shared/alternatives/alternative.ts';
import { receiptTotal } from '#shared/alternatives/receipt.ts';
import { Button, ButtonLink } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { Amounts } from './total-lines.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './receipt.module.css';

interface ReceiptProps {
  alternative: Alternative;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The receipt in place of the form (behaviour/orders 10), with the messages of a payment (behaviour/orders 25) or
 * of a saved decision.
 */
export const Receipt = ({ alternative, heading }: ReceiptProps) => {
  const settled = isSettled(alternative);
  return (
    <Card
      as="section"
      padding="l"
      className={classNames('stack gap-5 reading', styles.receipt)}
      aria-labelledby="receipt-title"
    >
      <div className={styles.head}>
        <span className={styles.sign}>
          <Icon name="check" size="xl" />
        </span>
        <h2 id="receipt-title" ref={heading} tabIndex={-1} aria-describedby="receipt-text">
          <T i18nKey={settled ? 'alternatives.paidTitle' : 'alternatives.confirmedTitle'} />
        </h2>
        <T
          parent="p"
          id="receipt-text"
          className={classNames('text-l', styles.text)}
          i18nKey={settled ? 'alternatives.paidText' : 'alternatives.confirmedText'}
        />
      </div>
      <T
        parent="p"
        className="strong tabular"
        i18nKey="receipt.orderNumber"
        values={{ orderId: alternative.orderId }}
      />
      <ul className="stack gap-0">
        {alternative.replacements.map((replacement) => (
          <ReceiptLine key={replacement.id} replacement={replacement} />
        ))}
      </ul>
      <ReceiptTotals alternative={alternative} />
      <div className={classNames('cluster', styles.actions)} data-print="hide">
        <ButtonLink href="/" variant="primary" i18nKey="errorPage.home" />
        <Button
          icon="print"
          className={styles.print}
          onClick={() => window.print()}
          i18nKey="receipt.print"
        />
      </div>
    </Card>
  );
};

/** behaviour/orders 34 */
const ReceiptTotals = ({ alternative }: { alternative: Alternative }) => {
  const total = receiptTotal(alternative);
  const { paid, toPay, fromDeposit, toRefund } = total;
  const spent = paid + toPay + fromDeposit;
  const isFree = spent === 0 && toRefund === 0;
  if (isFree && alternative.payment.paid) return null;
  const sum = classNames('tabular snug text-l', styles.sum);
  return (
    <section className={classNames('edge stack gap-1', styles.totals)} aria-labelledby="receipt-total">
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
