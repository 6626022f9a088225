import { classNames } from '../class-names.ts';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** 16, 20, 24, 32, 48, and 40 x 28 CSS pixels; `tile`: 24 on a coloured square of 52. */
  size?: 's' | 'm' | 'l' | 'xl' | 'category' | 'payment' | 'tile';
  /** For icons without visible text; otherwise hidden from assistive technology. */
  label?: string;
  /** If it is not the page's language. */
  lang?: string | undefined;
  className?: string | undefined;
}

export const Icon = ({ name, size = 'm', label, lang, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, styles[size], className)}
    // Without styles it would be 300 x 150.
    width={24}
    height={24}
    focusable="false"
    lang={lang}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`/icons/sprite.svg#${name}`} />
  </svg>
);
