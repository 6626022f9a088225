import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { SliderLayout } from './slider-layouts.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import styles from './slider.module.css';

interface SliderItem {
  id: string | number;
  content: ReactNode;
}

interface SliderProps {
  /** Name of the row. */
  label: string;
  /** Items per view at widths: `sliderLayouts`. */
  layout: SliderLayout;
  items: readonly SliderItem[];
  previousLabel: string;
  nextLabel: string;
  /** Arrows only above this many items (videos: 3, behaviour/articles 12); they also go where all items are in view. */
  arrowsAbove?: number;
}

/** A row that scrolls by finger, wheel, keys and arrows, and without script just as well. */
export const Slider = ({ label, layout, items, previousLabel, nextLabel, arrowsAbove = 1 }: SliderProps) => {
  const { list, edges, scrollBy } = useScrollEdges(items.length);
  const arrows = items.length > arrowsAbove && !(edges.atStart && edges.atEnd);
  return (
    <div className={styles.slider} role="group" aria-label={label}>
      {/* The row itself can be scrolled by the keyboard, whatever its items hold. */}
      <ul ref={list} className={classNames(styles.list, styles[layout])} tabIndex={0} aria-label={label}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            {item.content}
          </li>
        ))}
      </ul>
      {arrows && (
        <div className={styles.arrows}>
          <IconButton
            icon="chevron-left"
            label={previousLabel}
            disabled={edges.atStart}
            onClick={() => scrollBy(-1)}
          />
          <IconButton
            icon="chevron-right"
            label={nextLabel}
            disabled={edges.atEnd}
            onClick={() => scrollBy(1)}
          />
        </div>
      )}
    </div>
  );
};
