import { expect, test } from 'vitest';
import { lateChunkOf } from '../../scripts/build/late-chunks.ts';

/** Who imports whom: at once, or (`late`) when it is wanted. */
const importers: Readonly<Record<string, { at: readonly string[]; late?: readonly string[] }>> = {
  'client/root.route.tsx': { at: ['client/entry.client.tsx'] },
  'client/article.route.tsx': { at: [] },
  'client/search.route.tsx': { at: [] },
  'client/footer.late.tsx': { at: [], late: ['client/root.route.tsx'] },
  'client/vote.late.tsx': { at: [], late: ['client/article.route.tsx'] },
  'client/reasons.tsx': { at: ['client/vote.late.tsx'] },
  'client/form.tsx': { at: ['client/footer.late.tsx', 'client/vote.late.tsx'] },
  'client/field.tsx': { at: ['client/form.tsx', 'client/field.tsx'] },
  'client/dialog.tsx': { at: ['client/footer.late.tsx', 'client/article.route.tsx'] },
  'client/results.tsx': { at: ['client/search.route.tsx'] },
  'client/mark.tsx': { at: ['client/search.route.tsx', 'client/footer.late.tsx'] },
};
const modules = {
  getModuleInfo: (id: string) => {
    const { at, late } = importers[id] ?? { at: [] };
    return { importers: at, dynamicImporters: late ?? [] };
  },
};

test.each([
  ['what only one page fetches late', 'client/reasons.tsx', 'late-article'],
  ['what is late on every page', 'client/footer.late.tsx', 'late-root'],
  ['what late parts of two have in common', 'client/form.tsx', 'late'],
  ['a module that imports itself in the end', 'client/field.tsx', 'late'],
  ['what another page has at once', 'client/mark.tsx', 'late'],
  ['what a first visit waits for', 'client/dialog.tsx', null],
  ['what nobody fetches late', 'client/results.tsx', null],
])('%s', (_, id, name) => {
  expect(lateChunkOf(id, modules)).toBe(name);
});
