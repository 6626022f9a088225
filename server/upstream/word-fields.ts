import * as v from 'valibot';
import { deepest, isSegment, longestText, type WordTree } from '#shared/text/word-tree.ts';
import type { ReadingConfig, ReadingNotes } from './reading-notes.ts';

/** Texts of one tree of words: many times what all screens have. */
const maxTexts = 5_000;

/** What can be read of nested keys to texts; a leaf that is no text costs that leaf (behaviour/upstream 17). */
export const Words = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, config }): WordTree => {
    const room = { left: maxTexts };
    return readWords(dataset.value, (config as ReadingConfig).notes, room, 1);
  }),
);

const readWords = (
  tree: object,
  notes: ReadingNotes | undefined,
  room: { left: number },
  depth: number,
): WordTree => {
  const words: { [key: string]: string | WordTree } = {};
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const isText = typeof value === 'string' && value.length <= longestText;
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value) && depth < deepest;
    notes?.enter(isSegment(key) ? key : '?');
    if (!isSegment(key) || !(isText || isBranch)) notes?.add('field');
    else if (isBranch) words[key] = readWords(value, notes, room, depth + 1);
    else if (room.left-- > 0) words[key] = value as string;
    else notes?.add('cut');
    notes?.leave();
  }
  return words;
};
