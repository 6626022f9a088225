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

/** Who may edit and what; `null` if the server cannot say, and then nobody may. */
export const readEditFrame = (): Promise<EditFrame | null> => ask(bffPaths.editFrame, EditFrameAnswer);

/** Every text in its longest wording in any language; `null` if they cannot be loaded. */
export const readLongestTexts = () => ask(bffPaths.longestTexts, LongestTexts);
