import type { ReactNode } from 'react';
import { Icon } from '#client/components/icon/icon.tsx';
import { NewTabLink } from '#client/components/new-tab-link/new-tab-link.tsx';
import styles from './shop-link.module.css';

interface ShopLinkProps {
  /** Empty: rendered as plain text. */
  href: string;
  children: ReactNode;
}

/** A link to the shop in a new tab, so that nobody loses their place in the form. */
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
