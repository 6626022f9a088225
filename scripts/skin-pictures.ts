import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * `npx node scripts/skin-pictures.ts`: the drawings of the first skin in the colours of the second, into `public/images/pkw`. They are
 * committed, since nothing but a change of the drawings changes them; `tests/unit/skin-pictures.test.ts` holds both together.
 */
const images = new URL('../public/images/', import.meta.url);
const folders = ['help', 'social', 'products'];

/** Navy, teal and orange become petrol, pale petrol and yellow; cardboard, skin and ink stay. */
const colours: Readonly<Record<string, string>> = {
  '#24395f': '#0f4a44',
  '#22375c': '#0d443f',
  '#2f4a7a': '#17655c',
  '#3d5a8f': '#2c8578',
  '#182845': '#0a332f',
  '#33415f': '#3a4744',
  '#42527a': '#4b6a64',
  '#55658a': '#5c7a74',
  '#7388ad': '#7d9e98',
  '#8fa0bd': '#97b0ab',
  '#a9bad5': '#b3c9c4',
  '#d3deed': '#dfe9e5',
  '#edf2f9': '#f1efe8',
  '#f4f7fc': '#f9f8f3',
  '#0e1b31': '#0c1f1c',
  '#43b8aa': '#6fc7ba',
  '#2f8f84': '#4aa699',
  '#a5e0d8': '#c3e8e1',
  '#ff8a3d': '#f7c21b',
  '#ffc79c': '#fbe193',
};

/** A drawing in the other skin's colours. */
const recolour = (svg: string): string =>
  svg.replaceAll(/#[\da-f]{6}\b/g, (colour) => colours[colour] ?? colour);

/** Every drawing that has two skins: its path below `public/images`, and what it is in the second one. */
export const skinPictures = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ...folders.flatMap((folder) =>
        readdirSync(new URL(`${folder}/`, images)).map((file) => `${folder}/${file}`),
      ),
      'video-poster.svg',
    ].map((path) => [path, recolour(readFileSync(new URL(path, images), 'utf8'))]),
  );

if (import.meta.main) {
  for (const folder of folders) mkdirSync(new URL(`pkw/${folder}/`, images), { recursive: true });
  for (const [path, svg] of skinPictures()) writeFileSync(new URL(`pkw/${path}`, images), svg);
}
