import type { ReactNode } from 'react';
import { Icon } from '#client/components/icon/icon.tsx';
import { NewTabLink } from '#client/components/new-tab-link/new-tab-link.tsx';
import styles from './shop-link.module.css';

interface ShopLinkProps {
  /** Empty: there is nothing to open, the words alone are shown. */
  href: string;
  children: ReactNode;
}

/** To the shop and back without losing one's place among the decisions. */
export const ShopLink = ({ href, children }: ShopLinkProps) => {
  if (href === '') return <span>{children}</span>;
  return (
    <NewTabLink href={href} rel="noopener noreferrer" className={styles.link}>
      {children}
      <span className={styles.sign}>
        <Icon name="external" size="s" />
      </span>
    </NewTabLink>
  );
};
