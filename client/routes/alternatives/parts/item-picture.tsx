import type { Item } from '#shared/alternatives/alternative.ts';
import { Icon } from '#client/components/icon/icon.tsx';
import styles from './item-picture.module.css';

/** `--picture` is its size. */
export const ItemPicture = ({ item: { image, alt, name } }: { item: Item }) => (
  <div className={styles.picture}>
    {image === '' ? (
      <Icon name="shopping-bag" size="xl" />
    ) : (
      <img src={image} alt={alt === name ? '' : alt} width={96} height={96} loading="lazy" />
    )}
  </div>
);
