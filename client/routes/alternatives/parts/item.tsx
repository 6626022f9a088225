import type { Item as ItemFacts } from '#shared/alternatives/alternative.ts';
import { formatPercent } from '#shared/money/format-price.ts';
import { useSite } from '#client/stores/site.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import { ArticleNumber } from './article-number.tsx';
import { ItemPicture } from './item-picture.tsx';
import { ItemPrice } from './item-price.tsx';
import styles from './item.module.css';
import { ShopLink } from './shop-link.tsx';

/** An item (behaviour/orders 3); unavailable ones are grey and not linked. */
export const Item = ({ item }: { item: ItemFacts }) => {
  const available = item.status === 'available';
  return (
    <li className={classNames(styles.item, !available && styles.gone)}>
      <ItemPicture item={item} />
      <div className={classNames('stack gap-1', styles.facts)}>
        <p className={classNames(styles.status, available ? styles.available : styles.unavailable)}>
          <Icon name={available ? 'check' : 'close'} size="s" />
          <T i18nKey={available ? 'alternatives.available' : 'alternatives.unavailable'} />
        </p>
        <p className={styles.name}>
          <ShopLink href={available ? item.url : ''}>{item.name}</ShopLink>
        </p>
        {item.articleNo !== '' && (
          <p className={styles.detail}>
            <ArticleNumber number={item.articleNo} />
          </p>
        )}
        <ItemPrice item={item} />
        <Vat item={item} available={available} />
      </div>
    </li>
  );
};

const Vat = ({ item, available }: { item: ItemFacts; available: boolean }) => {
  const { project, footerLinks } = useSite();
  const shipping = footerLinks.service?.['shipping'] ?? '';
  return (
    <p className={styles.vat}>
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
