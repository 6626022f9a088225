import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * What some browser of the build's target lacks, with the first versions that have it, and where we ask for it before we use
 * it (decision 0053). What the language itself got since is not here: the compiler knows none of it (`lib` of client/ and
 * shared/).
 */
const newer: Readonly<Record<string, { readonly since: string; readonly guardedIn?: readonly string[] }>> = {
  'URL.parse(': { since: 'Chrome 126, Firefox 126, Safari 18' },
  'URL.canParse(': { since: 'Chrome 120, Safari 17' },
  'AbortSignal.any(': { since: 'Chrome 116, Firefox 124, Safari 17.4' },
  'Intl.Segmenter(': {
    since: 'Firefox 125',
    guardedIn: ['shared/text/first-sentence.ts', 'shared/text/truncate.ts'],
  },
  'Intl.DurationFormat(': { since: 'Chrome 129, Firefox 136' },
  '.checkVisibility(': {
    since: 'Safari 17.4',
    guardedIn: ['client/features/admin-view/text-geometry.ts'],
  },
  '.showPopover(': {
    since: 'Chrome 114, Firefox 125, Safari 17',
    guardedIn: ['client/components/tooltip/tooltip.tsx', 'client/features/admin-view/edit-layer.ts'],
  },
  '.hidePopover(': {
    since: 'Chrome 114, Firefox 125, Safari 17',
    guardedIn: ['client/components/tooltip/tooltip.tsx'],
  },
  '.togglePopover(': { since: 'Chrome 114, Firefox 125, Safari 17' },
  ':popover-open': {
    since: 'Chrome 114, Firefox 125, Safari 17',
    guardedIn: ['client/components/tooltip/tooltip.tsx', 'client/features/admin-view/edit-layer.ts'],
  },
  ':has(': { since: 'Firefox 121' },
  '.startViewTransition(': { since: 'Firefox 144, Safari 18' },
  'requestIdleCallback(': { since: 'no Safari', guardedIn: ['client/components/when-idle.ts'] },
  '.requestClose(': { since: 'Chrome 134, Firefox 139, Safari 18.4' },
  '.moveBefore(': { since: 'Chrome 133, Firefox 144, no Safari' },
  '.setHTML(': { since: 'Chrome 146, Firefox 148, no Safari' },
  '.setHTMLUnsafe(': { since: 'Chrome 124, Firefox 123, Safari 17.4' },
  'new CloseWatcher(': { since: 'Chrome 126, no Safari' },
  'scheduler.': { since: 'Firefox 142, no Safari' },
  'window.navigation.': { since: 'Firefox 147, Safari 26.2' },
};

const sources = globSync('{client,shared}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(Object.entries(newer).map(([name, facts]) => ({ name, ...facts })))(
  '$name ($since) is used where it is asked for first, and nowhere else',
  ({ name, guardedIn = [] }) => {
    const used = sources.filter(({ text }) => text.includes(name)).map(({ file }) => file);
    expect(used.toSorted()).toEqual(guardedIn);
  },
);
