import { useTranslation } from 'react-i18next';
import type { Item as ItemFacts } from '#shared/alternatives/alternative.ts';
import { formatPercent } from '#shared/money/format-percent.ts';
import { useSite } from '#client/page/site-context.ts';
import { classNames } from '#client/components/class-names.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import styles from './item.module.css';
import { NewTabLink } from './new-tab-link.tsx';
import { usePriceField } from './use-prices.ts';

/** One item with all that is said of it (behaviour/orders 3); unavailable ones are grey and lead nowhere. */
export const Item = ({ item }: { item: ItemFacts }) => {
  const { t } = useTranslation();
  const available = item.status === 'available';
  return (
    <li className={classNames(styles.item, !available && styles.gone)}>
      <div className={styles.picture}>
        {item.image === '' ? (
          <Icon name="shopping-bag" size="xl" />
        ) : (
          <img
            src={item.image}
            alt={item.alt === item.name ? '' : item.alt}
            width={96}
            height={96}
            loading="lazy"
          />
        )}
      </div>
      <div className={styles.facts}>
        <p className={classNames(styles.status, available ? styles.available : styles.unavailable)}>
          <Icon name={available ? 'check' : 'close'} size="s" />
          {t(available ? 'alternatives.available' : 'alternatives.unavailable')}
        </p>
        <p className={styles.name}>
          <NewTabLink href={available ? item.url : ''}>{item.name}</NewTabLink>
        </p>
        {item.articleNo !== '' && (
          <p className={styles.detail}>{t('alternatives.articleNo', { number: item.articleNo })}</p>
        )}
        <Price item={item} available={available} />
      </div>
    </li>
  );
};

const Price = ({ item, available }: { item: ItemFacts; available: boolean }) => {
  const { t } = useTranslation();
  const write = usePriceField();
  const { project, footerLinks } = useSite();
  const shipping = footerLinks.find(({ block, id }) => block === 'service' && id === 'shipping')?.link ?? '';
  return (
    <>
      <p className={styles.money}>
        <span className={styles.pieces}>{t('alternatives.pieces', { count: item.quantity })}</span>
        <span className={styles.price}>{write(item.price, item.currency)}</span>
      </p>
      {/* With several pieces the sum of the order is another figure than the price beside it. */}
      <p className={item.quantity > 1 ? styles['per-piece'] : 'visually-hidden'}>
        {t('alternatives.perPiece')}
      </p>
      <p className={styles.vat}>
        {t('alternatives.vat', { vat: formatPercent(item.vat, project.locale) })}{' '}
        <NewTabLink href={available ? shipping : ''}>{t('alternatives.shipping')}</NewTabLink>
      </p>
    </>
  );
};
