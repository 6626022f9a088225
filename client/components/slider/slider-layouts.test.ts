import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sliderLayouts } from './slider-layouts.ts';

const css = readFileSync(new URL('./slider.module.css', import.meta.url), 'utf8');

test.each(Object.entries(sliderLayouts))(
  'the stylesheet shows as many items of %s as the table says',
  (name, table) => {
    const pattern = new RegExp(String.raw`width >= (\d+)px\) \{\s*\.${name} \{\s*--items: (\d)`, 'g');
    const styled = Object.fromEntries(
      [...css.matchAll(pattern)].map(([, width, items]) => [width, Number(items)]),
    );
    expect({ 0: 1, ...styled }).toEqual(table);
  },
);
