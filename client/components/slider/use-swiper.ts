import { useEffect, useRef, type RefObject } from 'react';
import type { DrivenSlides } from './drive-slides.ts';
import type { SliderLayout } from './slider-layouts.ts';

/** Swiper loads before the row is visible. */
const nearTheView = '300px';

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
  scrolls: boolean;
  itemCount: number;
}

/** Loads Swiper for a row that scrolls. Returns the controls, or null while and if it cannot be loaded. */
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
