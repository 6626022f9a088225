import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMenu } from './use-menu.ts';
import raisedStyles from '../raised/raised.module.css';
import styles from './menu-list.module.css';

interface MenuListProps {
  /** What the button shows. */
  button: ReactNode;
  /** Name of the button where what it shows is no sentence (an icon, a code). */
  buttonLabel?: string;
  /** Language of that name, where it is not the page's. */
  buttonLang?: string | undefined;
  /** Name of the list. */
  label: string;
  /** Which edge of the button the list keeps to; `box`: the nearest positioned box around it. */
  align?: 'start' | 'end' | 'box';
  /** Opens below or above. */
  side?: 'below' | 'above';
  /** Narrower than a desktop, the rest of the page is inert while the list is open (behaviour/shell 11). */
  inertRest?: boolean;
  /** `MenuLink`s, or any `<li>` holding a link. */
  children: ReactNode;
}

/** A button with `aria-expanded` over a list of links; never a `role=menu` (behaviour/controls 5). */
export const MenuList = (props: MenuListProps) => {
  const { button, buttonLabel, buttonLang, label, align = 'start', side = 'below' } = props;
  const listId = useId();
  const menu = useMenu({ inertRest: props.inertRest });
  return (
    // The keys belong to the button and the links inside; the box only hears them.
    <div className={classNames(styles.root, align === 'box' && styles['in-box'])} {...menu.rootProps}>
      <button
        ref={menu.buttonRef}
        type="button"
        className={styles.button}
        aria-expanded={menu.open}
        aria-controls={listId}
        aria-label={buttonLabel}
        lang={buttonLang}
        onClick={menu.toggle}
      >
        {button}
      </button>
      <ul
        ref={menu.listRef}
        id={listId}
        className={classNames(
          raisedStyles.raised,
          styles.items,
          styles[align],
          styles[side],
          menu.open && styles.open,
        )}
        aria-label={label}
      >
        {props.children}
      </ul>
    </div>
  );
};

interface MenuLinkProps {
  href: string;
  /** For languages: the words and the page behind them are in this language (BCP 47). */
  lang?: string;
  current?: boolean;
  /** A second line, such as "not available in this language"; in the language of the page. */
  note?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another document; for a page of the same site put the router's link into an `<li>` yourself. */
export const MenuLink = ({ href, lang, current, note, onClick, children }: MenuLinkProps) => {
  const noteId = useId();
  return (
    <li>
      <a
        // As the head's links begin: what it says already packs best in the same order.
        hrefLang={lang}
        href={href}
        lang={lang}
        aria-current={current ? 'true' : undefined}
        aria-describedby={note ? noteId : undefined}
        onClick={onClick}
      >
        {children}
      </a>
      {note && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </li>
  );
};
