import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import { sliderLayouts, type SliderLayout } from './slider-layouts.ts';

export type DrivenSlides = ReturnType<typeof driveSlides>;

const speed = (): number => (prefersReducedMotion() ? 0 : 300);

/** A video dialog inside the row has its own keys. */
const isInRow = (slider: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Element && slider.contains(target) && !target.closest('dialog');

/** Enables the arrow keys while the focus is in the row. */
const followFocus = (slider: HTMLElement, { keyboard }: Swiper): (() => void) => {
  const follow = (target: EventTarget | null) => {
    if (isInRow(slider, target)) keyboard.enable();
    else keyboard.disable();
  };
  const end = new AbortController();
  slider.addEventListener('focusin', ({ target }) => follow(target), { signal: end.signal });
  slider.addEventListener('focusout', ({ relatedTarget }) => follow(relatedTarget), { signal: end.signal });
  follow(document.activeElement);
  return () => end.abort();
};

/**
 * Lets Swiper control an existing row in its CSS mode (behaviour/controls 9): scrolling, widths and snap points
 * stay native, so nothing moves. Swiper adds steps and keys.
 *
 * @param slider contains `.swiper-wrapper` with `.swiper-slide` items.
 */
export const driveSlides = (slider: HTMLElement, layout: SliderLayout) => {
  const items = [...slider.querySelectorAll<HTMLElement>('.swiper-slide')];
  const [first] = items;
  const gap = first ? Number.parseFloat(getComputedStyle(first).marginInlineEnd) : 0;
  const inView = (atMost: number) => {
    const slidesPerView = Math.min(atMost, items.length);
    return { slidesPerView, slidesPerGroup: slidesPerView };
  };
  const swiper = new Swiper(slider, {
    modules: [Keyboard],
    cssMode: true,
    simulateTouch: false,
    preventClicks: false,
    preventClicksPropagation: false,
    spaceBetween: gap,
    breakpoints: Object.fromEntries(
      Object.entries(sliderLayouts[layout]).map(([from, count]) => [from, inView(count)]),
    ),
    keyboard: { enabled: false, onlyInViewport: false, pageUpDown: false },
    // The window's event suffices; the observer's first call would stop a running scroll.
    resizeObserver: false,
    speed: speed(),
  });
  // The row may have been scrolled already.
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  const unfollow = followFocus(slider, swiper);
  return {
    step: (direction: 1 | -1): void => {
      if (direction === 1) swiper.slideNext(speed());
      else swiper.slidePrev(speed());
    },
    release: (): void => {
      unfollow();
      swiper.destroy();
    },
  };
};
