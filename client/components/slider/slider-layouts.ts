/**
 * How many items stand side by side from which window width on (px), as the specification has it
 * (behaviour/articles 11, 12). slider.module.css says the same for the list without script; a test holds both together.
 */
export const sliderLayouts = {
  gallery: { 0: 1, 500: 2, 700: 3 },
  videos: { 0: 1, 768: 2, 1025: 3 },
} as const satisfies Record<string, Record<number, number>>;

export type SliderLayout = keyof typeof sliderLayouts;
