import { useRef, useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackLang } from '#client/i18n/t.tsx';
import { Icon } from '#client/components/icon/icon.tsx';
import { classNames } from '#client/components/class-names.ts';
import styles from './back-to-top.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
};

const isFarDown = () => window.scrollY >= window.innerHeight;

const matters = 'a, button, input, select, textarea, label, summary, h1, h2, h3, h4';

/** A wide window has room beside its column; a phone, or a page enlarged a lot, has none. */
const narrow = '(width <= 767px)';

/** Whether it would lie over what somebody wants to read first or press: its corners and its middle tell. */
const liesOver = (button: HTMLElement): boolean => {
  if (!window.matchMedia(narrow).matches) return false;
  // Where it rests. Hidden it stands lower: measured there, it would step aside from its own two places in turn.
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
    document.elementsFromPoint(x, y).some((below) => below.closest(matters) && !button.contains(below)),
  );
};

/** The page wrapper, where the skip link is the next stop of the Tab key. */
const scrollToPage = (event: MouseEvent) => {
  const page = document.querySelector<HTMLElement>('#page');
  if (!page) return;
  event.preventDefault();
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
  page.addEventListener('blur', () => page.removeAttribute('tabindex'), { once: true });
  page.scrollIntoView();
};

/**
 * Appears once scrolled at least one window height, scrolls to the page wrapper (behaviour/shell 13), and steps aside
 * from what it would cover (behaviour/shell 24). Without script it is a link at the end of the page.
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
