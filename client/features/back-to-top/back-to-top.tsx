import { useSyncExternalStore, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
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
 * Appears once scrolled at least one window height and scrolls to the page wrapper (behaviour/shell 13). Without
 * script it is a link at the end of the page.
 */
export const BackToTop = () => {
  const { t } = useTranslation();
  const shown = useSyncExternalStore(subscribe, isFarDown, () => false);
  return (
    <a
      className={classNames(styles.button, shown && styles.shown)}
      href="#page"
      data-print="hide"
      title={t('footer.backToTop')}
      onClick={scrollToPage}
    >
      <Icon name="arrow-up" size="l" label={t('footer.backToTop')} />
    </a>
  );
};
