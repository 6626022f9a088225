import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import type { DrivenSlides } from './drive-slides.ts';
import type { SliderLayout } from './slider-layouts.ts';
import styles from './slider.module.css';

interface SliderItem {
  id: string | number;
  content: ReactNode;
}

interface SliderProps {
  label: string;
  layout: SliderLayout;
  items: readonly SliderItem[];
  /** Arrows only with more items than this (behaviour/articles 12), and only if the row scrolls. */
  arrowsAbove?: number;
}

/**
 * A row that scrolls natively; Swiper adds steps and keys when it comes near the viewport (behaviour/controls 9). A
 * disabled arrow keeps the focus.
 */
export const Slider = ({ label, layout, items, arrowsAbove = 1 }: SliderProps) => {
  const slider = useRef<HTMLDivElement>(null);
  const { list, edges } = useScrollEdges(items.length);
  const scrolls = !(edges.atStart && edges.atEnd);
  const driven = useSwiper({ slider, layout, scrolls, itemCount: items.length });
  const step = (direction: 1 | -1) => {
    if (driven.current) driven.current.step(direction);
    else {
      const left = direction * (list.current?.clientWidth ?? 0);
      list.current?.scrollBy({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    }
  };
  return (
    <div ref={slider} className="stack gap-3" role="group" aria-label={label}>
      <ul ref={list} className={classNames('swiper-wrapper', styles.list, styles[layout])}>
        {items.map((item) => (
          <li key={item.id} className={classNames('swiper-slide', styles.item)}>
            {item.content}
          </li>
        ))}
      </ul>
      {items.length > arrowsAbove && scrolls && (
        <div className={classNames('row gap-2', styles.arrows)}>
          <IconButton
            icon="chevron-left"
            i18nKey="article.previous"
            aria-disabled={edges.atStart}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="chevron-right"
            i18nKey="article.next"
            aria-disabled={edges.atEnd}
            onClick={() => step(1)}
          />
        </div>
      )}
    </div>
  );
};

const tolerance = 2; // px: scroll positions are fractions on dense screens

const edgesOf = (list: HTMLElement) => ({
  atStart: list.scrollLeft <= tolerance,
  atEnd: list.scrollLeft + list.clientWidth >= list.scrollWidth - tolerance,
});

/** Whether the row is scrolled to its start or end. */
const useScrollEdges = (itemCount: number) => {
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const update = () =>
      setEdges((before) => {
        const now = edgesOf(element);
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now;
      });
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [itemCount]);

  return { list, edges };
};

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
const useSwiper = ({ slider, layout, scrolls, itemCount }: SwiperRow) => {
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
