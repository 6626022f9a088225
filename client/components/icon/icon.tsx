import { classNames } from '../class-names.ts';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';

interface IconProps {
  name: IconName;
  /** `s` 16, `m` 20 (the default), `l` 24, `xl` 32, `category` 48, `payment` 40 x 28 CSS pixels. */
  size?: 's' | 'm' | 'l' | 'xl' | 'category' | 'payment';
  /** Only where no words stand beside the icon; without it the icon is hidden from assistive technology. */
  label?: string;
  /** Language of the label, where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** One drawing of the sprite, in the colour of the text around it. */
export const Icon = ({ name, size = 'm', label, lang, className }: IconProps) => (
  <svg
    className={classNames(styles.icon, styles[size], className)}
    focusable="false"
    lang={lang}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    <use href={`/icons/sprite.svg#${name}`} />
  </svg>
);
