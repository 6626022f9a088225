import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Words for assistive technology only. A skip link is a plain link with the same global class. */
export const VisuallyHidden = ({ children }: VisuallyHiddenProps) => (
  <span className="visually-hidden">{children}</span>
);
