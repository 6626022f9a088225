import { useEffect, useRef, type RefObject } from 'react';
import type { DrivenSlides } from './drive-slides.ts';
import type { SliderLayout } from './slider-layouts.ts';

/** Swiper is on its way before the row comes into view. */
const nearTheView = '300px';

/** Runs `load` once the element is near the view; returns what stops watching. */
const whenNear = (element: HTMLElement, load: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    },
    { rootMargin: nearTheView },
  );
  observer.observe(element);
  return () => observer.disconnect();
};

interface SwiperRow {
  slider: RefObject<HTMLElement | null>;
  layout: SliderLayout;
  /** Whether there is anything to scroll: a row that fits needs no swiper. */
  scrolls: boolean;
  itemCount: number;
}

/**
 * Lets swiper drive a row that scrolls, once it comes near the view. Returns the row that it drives, or null until then;
 * where swiper cannot be had, for ever: the row scrolls natively.
 */
export const useSwiper = ({ slider, layout, scrolls, itemCount }: SwiperRow) => {
  const driven = useRef<DrivenSlides | null>(null);

  useEffect(() => {
    const element = slider.current;
    if (!element || !scrolls) return undefined;
    let left = false;
    const drive = async () => {
      const { driveSlides } = await import('./drive-slides.ts');
      if (!left) driven.current = driveSlides(element, layout);
    };
    const stopWatching = whenNear(element, () => {
      drive().catch(() => {});
    });
    return () => {
      left = true;
      stopWatching();
      driven.current?.release();
      driven.current = null;
    };
  }, [slider, layout, scrolls, itemCount]);

  return driven;
};
