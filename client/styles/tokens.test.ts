import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { skinCodes } from '#shared/projects/skins.ts';
import { contrastOf, type Colour } from '#tests/setup/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

type Scheme = 'light' | 'dark';
type Palette = Record<Scheme, Map<string, string>>;

const bodiesOf = (selector: string) =>
  [...css.matchAll(/^\s*([^\s{}@][^{}@]*)\{([^}]*)\}/gm)]
    .filter(([, selectors]) => selectors?.split(',').some((one) => one.trim() === selector))
    .map(([, , body]) => body ?? '');

const paletteOf = (skin: string): Palette => {
  const palette: Palette = { light: new Map(), dark: new Map() };
  const body = [...bodiesOf(':root'), ...bodiesOf(`[data-skin='${skin}']`)].join('\n');
  for (const [, name, light, dark] of body.matchAll(
    /--color-([\w-]+): light-dark\((#[\da-f]{3,6}), (#[\da-f]{3,6})\);/g,
  )) {
    palette.light.set(name!, light!);
    palette.dark.set(name!, dark!);
  }
  return palette;
};

const colourOfHex = (hex: string): Colour => {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16);
  return [channel(0), channel(2), channel(4)];
};

const contrast = (one: string, other: string) => contrastOf(colourOfHex(one), colourOfHex(other));

const everyGround = ['page', 'surface', 'raised', 'sunken'];

/** Every colour that carries words, with every ground it may stand on. */
const textOn: Record<string, string[]> = {
  text: everyGround,
  muted: everyGround,
  heading: everyGround,
  link: [...everyGround, 'brand-soft'],
  'link-hover': [...everyGround, 'brand-soft'],
  'accent-text': everyGround,
  'on-brand': ['brand', 'brand-hover'],
  'on-brand-soft': ['brand-soft'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger': ['danger', 'danger-hover'],
  danger: everyGround,
  'on-hero': ['hero', 'hero-glow'],
  'on-hero-muted': ['hero', 'hero-glow'],
  'on-footer': ['footer'],
  'on-footer-muted': ['footer'],
  'on-highlight': ['highlight'],
  'info-text': ['info-soft'],
  'success-text': ['success-soft'],
  'warning-text': ['warning-soft'],
  'danger-text': ['danger-soft', ...everyGround],
};

/** Lines and signs that a reader must be able to make out (WCAG 1.4.11). */
const shapeOn: Record<string, string[]> = {
  control: everyGround,
  focus: everyGround,
  brand: everyGround,
  accent: ['hero', 'footer'],
  'focus-gap': ['brand'],
  'info-mark': ['info-soft'],
  'success-mark': ['success-soft', 'surface'],
  'warning-mark': ['warning-soft'],
  'danger-mark': ['danger-soft', 'surface'],
};

const colourOf = (palette: Map<string, string>, name: string) => {
  const colour = palette.get(name);
  if (!colour) throw new Error(`tokens.css does not define --color-${name} for both schemes`);
  return colour;
};

const rowsOf = (pairs: Record<string, string[]>, palette: Map<string, string>) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.map((ground) => {
      const ratio = contrast(colourOf(palette, front), colourOf(palette, ground));
      return { front, ground, ratio: Math.floor(ratio * 100) / 100 };
    }),
  );

describe.each(skinCodes)('skin %s', (skin) => {
  describe.each<Scheme>(['light', 'dark'])('%s scheme', (scheme) => {
    const palette = paletteOf(skin)[scheme];

    test.each(rowsOf(textOn, palette))('$front on $ground reads at $ratio : 1', ({ ratio }) => {
      expect(ratio).toBeGreaterThanOrEqual(4.5);
    });

    test.each(rowsOf(shapeOn, palette))('$front shows on $ground at $ratio : 1', ({ ratio }) => {
      expect(ratio).toBeGreaterThanOrEqual(3);
    });
  });
});

/** Every colour that is not one for each scheme, as it is written, with why it need not be. */
const ofNoScheme = [
  // Darkens the page behind a dialog, whatever the page looks like.
  '--color-backdrop: rgb(0 0 0 / 60%);',
  // Lets its ground through, so that it has no contrast of its own.
  '--color-scroll-shadow: light-dark(rgb(0 0 0 / 20%), rgb(0 0 0 / 60%));',
  // For readers who ask for more contrast: another colour, which has both.
  '--color-muted: var(--color-text);',
  '--color-border: var(--color-control);',
];

// A colour of one value stays light in the dark scheme, and the tables above would measure another skin's in its place.
test('every colour is one for the light and one for the dark scheme', () => {
  const colours = [...css.matchAll(/--color-[\w-]+:[^;]*;/g)].map(([row]) => row);
  const oneEach = /^--color-[\w-]+: light-dark\(#(?:[\da-f]{3}){1,2}, #(?:[\da-f]{3}){1,2}\);$/;
  expect(colours.filter((row) => !oneEach.test(row))).toEqual(ofNoScheme);
});

test.each(skinCodes)('skin %s names the same tokens as all', (skin) => {
  const names = (one: string) =>
    bodiesOf(`[data-skin='${one}']`).flatMap((body) =>
      [...body.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name),
    );
  expect(names(skin)).toEqual(names('atd'));
  expect(names(skin).length).toBeGreaterThan(40);
});
