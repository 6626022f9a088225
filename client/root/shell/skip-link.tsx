import type { MouseEvent } from 'react';
import { T } from '#client/i18n/t.tsx';
import styles from './shell.module.css';

/** To the main content: the link itself scrolls, the script gives it the focus as well. */
export const SkipLink = () => {
  const focusMain = (event: MouseEvent) => {
    const main = document.querySelector<HTMLElement>('#main');
    if (!main) return;
    // Without a change of the address, which would be one more step back in the history.
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <a className={styles.skip} href="#main" onClick={focusMain}>
      <T i18nKey="shell.skipToMain" />
    </a>
  );
};
