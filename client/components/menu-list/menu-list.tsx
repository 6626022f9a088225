import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMenu } from './use-menu.ts';
import styles from './menu-list.module.css';

interface MenuListProps {
  button: ReactNode;
  /** For a button without text. */
  buttonLabel?: string;
  buttonLang?: string | undefined;
  label: string;
  /** Edge to align with; `box`: the nearest positioned ancestor. */
  align?: 'start' | 'end' | 'box';
  side?: 'below' | 'above';
  /** Makes the rest of the page inert below desktop width (behaviour/shell 11). */
  inertRest?: boolean;
  /** `MenuLink`s or `<li>`s with a link. */
  children: ReactNode;
}

/** A disclosure with a list of links, never a `role=menu` (behaviour/controls 5). */
export const MenuList = (props: MenuListProps) => {
  const { button, buttonLabel, buttonLang, label, align = 'start', side = 'below' } = props;
  const listId = useId();
  const menu = useMenu(props.inertRest);
  return (
    // The handlers only listen; button and links have the focus.
    <div className={classNames(styles.root, align === 'box' && styles['in-box'])} {...menu.rootProps}>
      <button
        ref={menu.buttonRef}
        type="button"
        className={classNames('row target gap-2', styles.button)}
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
          'raised ring-inside',
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
  /** Language of the link's text and target. */
  lang?: string;
  current?: boolean;
  note?: ReactNode;
  onClick?: () => void;
  children: ReactNode;
}

/** A link to another document; for the router use a `Link` in an `<li>`. */
export const MenuLink = ({ href, lang, current, note, onClick, children }: MenuLinkProps) => {
  const noteId = useId();
  return (
    <li>
      <a
        // The order of the links in the head, which compresses best.
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
        <span id={noteId} className={classNames('muted snug text-s', styles.note)}>
          {note}
        </span>
      )}
    </li>
  );
};
