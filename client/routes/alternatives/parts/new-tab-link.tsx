import type { ReactNode } from 'react';
import { Icon } from '#client/components/icon/icon.tsx';
import { T } from '#client/i18n/t.tsx';
import styles from './new-tab-link.module.css';

interface NewTabLinkProps {
  /** Empty: there is nothing to open, the words alone are shown. */
  href: string;
  children: ReactNode;
}

/** To the shop and back without losing one's place among the decisions. */
export const NewTabLink = ({ href, children }: NewTabLinkProps) => {
  if (href === '') return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
      <span className={styles.sign}>
        <Icon name="external" size="s" />
      </span>
      <span className="visually-hidden">
        {' '}
        (<T i18nKey="common.opensNewTab" />)
      </span>
    </a>
  );
};
