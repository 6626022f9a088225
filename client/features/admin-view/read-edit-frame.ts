import * as v from 'valibot';
import { textSources, type EditFrame } from '#shared/edit-protocol/edit-frame.ts';
import { bffPaths } from '#shared/help-api/bff-endpoints.ts';

const EditFrameAnswer: v.GenericSchema<unknown, EditFrame> = v.object({
  origins: v.array(v.string()),
  texts: v.record(v.string(), v.picklist(textSources)),
});
const LongestTexts = v.record(v.string(), v.string());

const ask = async <Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | null> => {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) return null;
  const parsed = v.safeParse(schema, await answer.json().catch(() => null));
  return parsed.success ? parsed.output : null;
};

/** Who may edit and what; `null` where the server cannot say: then nobody edits. */
export const readEditFrame = (): Promise<EditFrame | null> => ask(bffPaths.editFrame, EditFrameAnswer);

/** Every text in the longest wording of all languages; `null` where it cannot be had. */
export const readLongestTexts = () => ask(bffPaths.longestTexts, LongestTexts);
