import Swiper from 'swiper';
import { Keyboard } from 'swiper/modules';
import { prefersCalm } from '../prefers-calm.ts';
import { sliderLayouts, type SliderLayout } from './slider-layouts.ts';

/** A row that swiper drives. */
export interface DrivenSlides {
  /** One screenful forwards or backwards, so that nothing is skipped. */
  step: (direction: 1 | -1) => void;
  /** Leaves the row as it was: it scrolls natively again. */
  release: () => void;
}

/** Milliseconds; 0 jumps. */
const speed = (): number => (prefersCalm() ? 0 : 300);

/** A video that was opened from the row plays in a dialog inside it: keys there are not the row's. */
const isInRow = (slider: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Element && slider.contains(target) && !target.closest('dialog');

/** Arrow keys move the row while the focus is inside it, never elsewhere on the page. */
const followFocus = (slider: HTMLElement, { keyboard }: Swiper): (() => void) => {
  const follow = (target: EventTarget | null) => {
    if (isInRow(slider, target)) keyboard.enable();
    else keyboard.disable();
  };
  const entered = ({ target }: FocusEvent) => follow(target);
  const left = ({ relatedTarget }: FocusEvent) => follow(relatedTarget);
  slider.addEventListener('focusin', entered);
  slider.addEventListener('focusout', left);
  follow(document.activeElement);
  return () => {
    slider.removeEventListener('focusin', entered);
    slider.removeEventListener('focusout', left);
  };
};

/**
 * Puts swiper over a row that stands in the page already (behaviour/controls 9), in its CSS mode: the row goes on scrolling
 * natively by finger and wheel, its widths and snap points stay the style sheet's, and so nothing moves when swiper takes
 * over. Swiper brings the steps and the keys.
 *
 * @param slider holds the row, `.swiper-wrapper`, whose items are `.swiper-slide`.
 */
export const driveSlides = (slider: HTMLElement, layout: SliderLayout): DrivenSlides => {
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
    // The window's own event does: the observer's first call would stop a row that is on its way just now.
    resizeObserver: false,
    speed: speed(),
  });
  // The visitor may have scrolled while swiper was on its way: it takes its place from there.
  swiper.wrapperEl.dispatchEvent(new Event('scroll'));
  const unfollow = followFocus(slider, swiper);
  return {
    step: (direction) => {
      if (direction === 1) swiper.slideNext(speed());
      else swiper.slidePrev(speed());
    },
    release: () => {
      unfollow();
      swiper.destroy();
    },
  };
};
