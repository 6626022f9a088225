import type { ComponentProps } from 'react';
import { T } from '#client/i18n/t.tsx';

/** A link that opens a new tab, and says so to screen readers. */
export const NewTabLink = ({ children, ...rest }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noopener" {...rest}>
    {children}
    <span className="visually-hidden">
      {' '}
      (<T i18nKey="common.opensNewTab" />)
    </span>
  </a>
);
