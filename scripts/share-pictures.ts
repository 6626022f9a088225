import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { skinCodes, skinFiles, skins, type Skin } from '#shared/projects/skins.ts';
import { listedPages, sharePicture, sharePictureSize, type ListedPage } from '#shared/rendering/page-head.ts';
import { findTestBrowser } from './find-browser.ts';

/**
 * `npx node scripts/share-pictures.ts`: draws the pictures that stand beside a shared address, from our own logos, drawings and the
 * colours of each skin, into `public/images/share`. They are committed, since nothing but a change of those changes them.
 */
const read = (path: string): string => readFileSync(path, 'utf8');
const tokens = read('client/styles/tokens.css');
const sprite = read('public/icons/sprite.svg');

const icon = (area: string): string => `<svg viewBox="0 0 24 24"><use href="#category-${area}"/></svg>`;
const areas = ['8', '12', '11', '106', '13', '276', '293', '278', 'default'];
const line = (width: number): string => `<div class="line" style="width: ${width}%"></div>`;
const lines = (...widths: readonly number[]): string => widths.map(line).join('');

/** What each company's start page has behind its search. */
const hero = (skin: Skin): string =>
  `<div class="hero-${skins[skin].hero}">${read(`public${skinFiles(skin).hero}`)}</div>`;

/** What stands beside the logo: the help areas, or an article with its picture; of any other page the drawing of the start page. */
const drawings: Readonly<Partial<Record<ListedPage, (skin: Skin) => string>>> = {
  category: () =>
    `<div class="tiles">${areas.map((area) => `<div class="tile">${icon(area)}</div>`).join('')}</div>`,
  article: () =>
    `<div class="sheet"><div class="title"></div>${lines(92, 98, 74)}<div class="picture">${icon('106')}</div>${lines(96, 60)}</div>`,
};

const styles = `
  body { margin: 0; }
  .card { display: grid; grid-template-columns: 39rem 1fr; align-items: center; overflow: hidden; position: relative;
    width: ${sharePictureSize.width}px; height: ${sharePictureSize.height}px; background: var(--color-hero); }
  .logo svg { display: block; width: auto; height: 5.5rem; padding-left: 5rem; }
  .rule { width: 7.5rem; height: 0.75rem; margin: 2.5rem 0 0 5rem; background: var(--color-accent); }
  [class^=hero] svg { position: absolute; stroke-opacity: 0.4; }
  .hero-disc svg { top: -4rem; right: -12.5rem; width: 47.5rem; height: 47.5rem; }
  .hero-plan svg { top: 0; right: -1rem; width: 38rem; height: 38rem; }
  .tiles { display: grid; grid-template-columns: repeat(3, 9.5rem); gap: 1.5rem; }
  .tile, .picture { display: grid; place-items: center; color: var(--color-brand); }
  .tile { height: 9.5rem; background: var(--color-surface); }
  .tile, .sheet { border-radius: calc(1.5 * var(--radius-m)); }
  .tile svg { width: 5.25rem; height: 5.25rem; }
  .picture svg { width: 8rem; height: 8rem; }
  .sheet { display: grid; gap: 1.5rem; align-content: start; width: 25rem; height: 34rem; padding: 3rem 3rem 0;
    margin-top: 4rem; align-self: start; background: var(--color-surface); }
  .title { height: 2.5rem; background: var(--color-brand); }
  .line { height: 1rem; background: var(--color-border); }
  .picture { height: 12rem; background: var(--color-brand-soft); }
  .sprite { display: none; }`;

const documentOf = (page: ListedPage, skin: Skin): string =>
  `<!doctype html><html lang="en" data-skin="${skin}"><meta charset="utf-8"><title>${skins[skin].shopName}</title>` +
  `<style>${tokens}${styles}</style><div class="sprite">${sprite}</div><div class="card"><div>` +
  `<div class="logo">${read(`public${skinFiles(skin).darkLogo}`)}</div><div class="rule"></div></div>${(drawings[page] ?? hero)(skin)}</div>`;

/** The colours that stand most often; what lies between them, at the edges of lines, becomes the nearest. */
const keepColours = ({ data }: PNG, most: number): void => {
  const colours = Array.from({ length: data.length / 4 }, (_, pixel) => data.readUInt32BE(pixel * 4));
  const counts = Map.groupBy(colours, (colour) => colour);
  const kept = [...counts]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([colour]) => colour);
  const nearest = new Map([...counts.keys()].map((colour) => [colour, nearestOf(colour, kept)]));
  for (const [pixel, colour] of colours.entries())
    data.writeUInt32BE(nearest.get(colour) ?? colour, pixel * 4);
};

const channels = (colour: number): readonly number[] => [24, 16, 8].map((shift) => (colour >>> shift) & 0xff);
const distance = (one: number, other: number): number =>
  Math.hypot(...channels(one).map((value, channel) => value - (channels(other)[channel] ?? 0)));
const nearestOf = (colour: number, kept: readonly number[]): number =>
  kept.reduce((best, each) => (distance(each, colour) < distance(best, colour) ? each : best));

const browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] });
const sheet = await browser.newPage({ viewport: sharePictureSize, colorScheme: 'light' });
for (const page of listedPages)
  for (const skin of skinCodes) {
    await sheet.setContent(documentOf(page, skin));
    const path = `public${sharePicture(page, skin)}`;
    const picture = PNG.sync.read(await sheet.screenshot());
    keepColours(picture, 32);
    // Chromium packs for speed; for flat drawings lines without a filter are the smallest.
    const packed = PNG.sync.write(picture, {
      colorType: 2,
      filterType: 0,
      deflateLevel: 9,
      deflateStrategy: 0,
    });
    writeFileSync(path, packed);
    console.log(`${path}: ${(packed.length / 1000).toFixed(1)} kB`);
  }
await browser.close();
