import type { RefObject } from 'react';
import {
  isSettled,
  type Alternative,
  type Item,
  type Replacement,
} from '#shared/alternatives/alternative.ts';
import { takenOut } from '#shared/alternatives/live-total.ts';
import { receiptTotal } from '#shared/alternatives/receipt.ts';
import { Button, ButtonLink } from '#client/components/button/button.tsx';
import { Card } from '#client/components/card/card.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { savedWords } from './decision-state.tsx';
import { ArticleNumber, ItemPicture, ItemPrice } from './item.tsx';
import { Amounts } from './total-lines.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './receipt.module.css';
import { useConsequences } from './use-consequences.tsx';

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

const ReceiptLine = ({ replacement }: { replacement: Replacement }) => {
  const { decision, oldItems, newItems } = replacement;
  const consequences = useConsequences(replacement);
  const accepted = decision === true;
  return (
    <li className={classNames('stack gap-2', styles.line)}>
      <p className={classNames('badge', styles.decision, accepted ? styles.accepted : styles.cancelled)}>
        <Icon name={accepted ? 'check' : 'close'} size="s" />
        <T i18nKey={savedWords[`${accepted}`]} />
      </p>
      <ul className="stack gap-3">
        {(accepted ? newItems : takenOut(replacement)).map((item, index) => (
          <ReceiptItem key={index} item={item} />
        ))}
      </ul>
      {accepted && (
        <T
          parent="p"
          className="muted text-s"
          i18nKey="receipt.ordered"
          values={{ items: oldItems.map(nameOf).join(' · ') }}
        />
      )}
      <p className="strong tabular text-s">{accepted ? consequences.replace : consequences.cancel}</p>
    </li>
  );
};

/** A replacement often has the same name: the number tells them apart. */
const nameOf = ({ name, articleNo }: Item): string => (articleNo === '' ? name : `${name} (${articleNo})`);

const ReceiptItem = ({ item }: { item: Item }) => (
  <li className={classNames('row start', styles.item)}>
    <ItemPicture item={item} />
    <div className={styles.facts}>
      <p className="strong snug">{item.name}</p>
      {item.articleNo !== '' && (
        <p className="muted text-s">
          <ArticleNumber number={item.articleNo} />
        </p>
      )}
      <ItemPrice item={item} />
    </div>
  </li>
);

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
