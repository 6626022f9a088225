import type { Item } from '#shared/alternatives/alternative.ts';
import { T } from '#client/i18n/t.tsx';
import styles from './item-price.module.css';
import { usePriceFormat } from './use-price-format.ts';

export const ItemPrice = ({ item: { quantity, price, currency } }: { item: Item }) => {
  const format = usePriceFormat();
  return (
    <>
      <p className={styles.money}>
        <span className="muted text-s">
          <T i18nKey="alternatives.pieces" values={{ count: quantity }} />
        </span>
        <span className={styles.price}>{format(price, currency)}</span>
      </p>
      {/* With several pieces the order's total is not the price shown here. */}
      <p className={quantity > 1 ? styles['per-piece'] : 'visually-hidden'}>
        <T i18nKey="alternatives.perPiece" />
      </p>
    </>
  );
};
