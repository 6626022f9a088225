import type { Item } from '#shared/alternatives/alternative.ts';
import { T } from '#client/i18n/t.tsx';
import styles from './item-price.module.css';
import { usePriceField } from './use-prices.ts';

/** How many pieces, and what one of them costs. */
export const ItemPrice = ({ item: { quantity, price, currency } }: { item: Item }) => {
  const write = usePriceField();
  return (
    <>
      <p className={styles.money}>
        <span className="muted text-s">
          <T i18nKey="alternatives.pieces" values={{ count: quantity }} />
        </span>
        <span className={styles.price}>{write(price, currency)}</span>
      </p>
      {/* With several pieces the sum of the order is another figure than the price beside it. */}
      <p className={quantity > 1 ? styles['per-piece'] : 'visually-hidden'}>
        <T i18nKey="alternatives.perPiece" />
      </p>
    </>
  );
};
