import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackLang } from '#client/i18n/t.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { focusOnce } from '#client/components/focus-once.ts';
import { classNames } from '#client/components/class-names.ts';
import styles from './back-to-top.module.css';

const subscribe = (listener: () => void) => {
  const end = new AbortController();
  window.addEventListener('scroll', listener, { passive: true, signal: end.signal });
  window.addEventListener('resize', listener, { signal: end.signal });
  window.addEventListener('focusin', listener, { signal: end.signal });
  return () => end.abort();
};

const isFarDown = () => window.scrollY >= window.innerHeight;

const matters = 'a, button, input, select, textarea, label, summary, h1, h2, h3, h4';

const narrow = '(width <= 767px)';

/**
 * Whether it would cover text or controls, measured at its corners and centre; in wide windows, which often have room
 * beside the column, only what has the focus.
 */
const liesOver = (button: HTMLElement): boolean => {
  const kept = window.matchMedia(narrow).matches ? matters : ':focus-visible';
  // Its place when shown: hidden it is lower, and would move back and forth.
  const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = button;
  const [right, bottom] = [left + offsetWidth, top + offsetHeight];
  const points = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((below) => below.closest(kept) && !button.contains(below)),
  );
};

/** Focuses the page wrapper: the next Tab stop is the skip link. */
const scrollToPage = (event: MouseEvent) => {
  const page = document.querySelector<HTMLElement>('#page');
  if (!page) return;
  event.preventDefault();
  focusOnce(page);
  page.scrollIntoView();
};

/**
 * Appears after one window height and scrolls to the page wrapper (behaviour/shell 13); hides where it would cover
 * something (behaviour/shell 24). Without script it is a link at the end of the page.
 */
export const BackToTop = () => {
  const { t, i18n } = useTranslation();
  const button = useRef<HTMLAnchorElement>(null);
  const shown = useSyncExternalStore(
    subscribe,
    () => isFarDown() && button.current !== null && !liesOver(button.current),
    () => false,
  );
  return (
    <a
      ref={button}
      className={classNames(styles.button, shown && styles.shown)}
      href="#page"
      data-print="hide"
      data-stays-above
      title={t('footer.backToTop')}
      lang={fallbackLang(i18n, 'footer.backToTop')}
      onClick={scrollToPage}
    >
      <Icon name="arrow-up" size="l" label={t('footer.backToTop')} />
    </a>
  );
};
