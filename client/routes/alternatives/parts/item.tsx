import { useTranslation } from 'react-i18next';
import type { Item as ItemFacts } from '#shared/alternatives/alternative.ts';
import { formatPercent } from '#shared/money/format-price.ts';
import { useSite } from '#client/stores/site.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { fallbackLang, T } from '#client/i18n/t.tsx';
import styles from './item.module.css';
import { ShopLink } from './shop-link.tsx';
import { usePriceFormat } from './use-price-format.ts';

/** An item (behaviour/orders 3); unavailable ones are grey and not linked. */
export const Item = ({ item }: { item: ItemFacts }) => {
  const available = item.status === 'available';
  return (
    <li className={classNames('row start gap-4', styles.item, !available && styles.gone)}>
      <ItemPicture item={item} />
      <div className={classNames('stack gap-1', styles.facts)}>
        <p
          className={classNames(
            'row gap-1 text-xs',
            styles.status,
            available ? styles.available : styles.unavailable,
          )}
        >
          <Icon name={available ? 'check' : 'close'} size="s" />
          <T i18nKey={available ? 'alternatives.available' : 'alternatives.unavailable'} />
        </p>
        <p className={classNames('strong snug', styles.name)}>
          <ShopLink href={available ? item.url : ''}>{item.name}</ShopLink>
        </p>
        {item.articleNo !== '' && (
          <p className="muted snug text-s">
            <ArticleNumber number={item.articleNo} />
          </p>
        )}
        <ItemPrice item={item} />
        <Vat item={item} available={available} />
      </div>
    </li>
  );
};

/** Placeholder at which the text is split around the number. */
const place = '\uE000';

/** "Part number: BD 2804-17", with the number on one line. */
export const ArticleNumber = ({ number }: { number: string }) => {
  const { t, i18n } = useTranslation();
  const [before, after] = t('alternatives.articleNo', { number: place }).split(place);
  return (
    <span lang={fallbackLang(i18n, 'alternatives.articleNo')}>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </span>
  );
};

/** `--picture` is its size. */
export const ItemPicture = ({ item: { image, alt, name } }: { item: ItemFacts }) => (
  <div className={styles.picture}>
    {image === '' ? (
      <Icon name="shopping-bag" size="xl" />
    ) : (
      <img src={image} alt={alt === name ? '' : alt} width={96} height={96} loading="lazy" />
    )}
  </div>
);

export const ItemPrice = ({ item: { quantity, price, currency } }: { item: ItemFacts }) => {
  const format = usePriceFormat();
  return (
    <>
      <p className={classNames('cluster spread', styles.money)}>
        <T
          parent="span"
          className="muted text-s"
          i18nKey="alternatives.pieces"
          values={{ count: quantity }}
        />
        <span className={styles.price}>{format(price, currency)}</span>
      </p>
      {/* With several pieces the order's total is not the price shown here. */}
      <T
        parent="p"
        className={quantity > 1 ? classNames('muted snug text-xs', styles['per-piece']) : 'visually-hidden'}
        i18nKey="alternatives.perPiece"
      />
    </>
  );
};

const Vat = ({ item, available }: { item: ItemFacts; available: boolean }) => {
  const { project, footerLinks } = useSite();
  const shipping = footerLinks.service?.['shipping'] ?? '';
  return (
    <p className="muted snug text-s">
      {item.vat === null ? (
        <T i18nKey="alternatives.plus" />
      ) : (
        <T i18nKey="alternatives.vat" values={{ vat: formatPercent(item.vat, project.locale) }} />
      )}{' '}
      <ShopLink href={available ? shipping : ''}>
        <T i18nKey="alternatives.shipping" />
      </ShopLink>
    </p>
  );
};
