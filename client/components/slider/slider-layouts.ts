/**
 * Items side by side by window width in px (behaviour/articles 11, 12). slider.module.css has the same numbers; a
 * test compares them.
 */
export const sliderLayouts = {
  gallery: { 0: 1, 500: 2, 700: 3 },
  videos: { 0: 1, 768: 2, 1025: 3 },
} as const satisfies Record<string, Record<number, number>>;

export type SliderLayout = keyof typeof sliderLayouts;
