import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { changedElsewhere } from './text-lists.ts';
import { TextPanel } from './text-panel.tsx';

const panel: ComponentProps<typeof TextPanel> = {
  locale: 'en',
  isListed: false,
  texts: [],
  drafts: new Map(),
  saved: new Map(),
  missing: new Map(),
  selected: null,
  saveState: 'idle',
  outdated: [],
  actions: { onSelect() {}, onWrite() {}, onUndo() {}, onSave() {}, onTakeBack() {} },
  onSaveAll() {},
  onOpen() {},
};
const none = 'This page has no texts of its own.';

test('a page that has not listed its texts yet is being read; only then may it have none', () => {
  const reading = renderToStaticMarkup(<TextPanel {...panel} />);
  expect(reading).toContain('Reading …');
  expect(reading).not.toContain(none);
  expect(renderToStaticMarkup(<TextPanel {...panel} isListed />)).toContain(none);
});

test('a change made on another page is listed under Changed, with a link to that page', () => {
  const drafts = new Map([['home.title', { original: 'a', text: 'b', before: null, route: '/' }]]);
  expect(changedElsewhere(drafts, [])).toEqual([{ key: 'home.title', route: '/' }]);
  const here = { key: 'home.title', text: 'a', source: 'own', shown: true } as const;
  expect(changedElsewhere(drafts, [here])).toEqual([]);
});

test('a text that is too long is said to be so at its field, and is not saved or counted', () => {
  const key = 'home.title';
  const written = (length: number) => {
    const drafts = new Map([[key, { original: 'a', text: 'b'.repeat(length), before: null, route: '/' }]]);
    const texts = [{ key, text: 'a', source: 'own', shown: true }] as const;
    return renderToStaticMarkup(
      <TextPanel {...panel} isListed texts={texts} drafts={drafts} selected={key} />,
    );
  };
  expect(written(5_000)).not.toContain('too many');
  expect(written(5_000)).toContain('Save 1 change');
  expect(written(5_002)).toContain('2 characters too many');
  expect(written(5_002)).not.toContain('Save 1 change');
});
