import * as v from 'valibot';

export const Id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(1),
);
const Text = v.pipe(v.string(), v.trim());
export const RequiredText = v.pipe(Text, v.minLength(1));
export const TextOrEmpty = v.optional(
  v.pipe(
    v.nullable(Text),
    v.transform((text) => text ?? ''),
  ),
  null,
);

/** A malformed entry costs only itself (promises, "Wrong items"). */
export const listOf = <S extends v.GenericSchema<unknown, object>>(entry: S) =>
  v.pipe(
    v.array(v.fallback(v.nullable(entry), null)),
    v.transform((entries) => entries.filter((each) => each !== null)),
  );
/** A single thing; `data: null` says that it does not exist. */
export const one = <S extends v.GenericSchema>(data: S) =>
  v.object({ success: v.boolean(), data: v.nullish(data) });
