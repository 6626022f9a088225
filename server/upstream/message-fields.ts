import * as v from 'valibot';
import { deepest, isSegment, longestText, type MessageTree } from '#shared/text/message-tree.ts';
import { notesOf } from './fields.ts';
import type { ReadingNotes } from './read-answer.ts';

/** Texts of one tree of messages: many times what all screens have. */
const maxTexts = 5_000;

/** What can be read of nested keys to texts; a leaf that is no text costs that leaf (behaviour/upstream 17). */
export const Messages = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, config }): MessageTree => {
    const room = { left: maxTexts };
    return readMessages(dataset.value, notesOf(config), room, 1);
  }),
);

const readMessages = (
  tree: object,
  notes: ReadingNotes | undefined,
  room: { left: number },
  depth: number,
): MessageTree => {
  const messages: { [key: string]: string | MessageTree } = {};
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const isText = typeof value === 'string' && value.length <= longestText;
    const isBranch = typeof value === 'object' && value !== null && !Array.isArray(value) && depth < deepest;
    notes?.enter(isSegment(key) ? key : '?');
    if (!isSegment(key) || !(isText || isBranch)) notes?.add('field');
    else if (isBranch) messages[key] = readMessages(value, notes, room, depth + 1);
    else if (room.left-- > 0) messages[key] = value as string;
    else notes?.add('cut');
    notes?.leave();
  }
  return messages;
};
