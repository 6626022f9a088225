import * as v from 'valibot';

// The annotations let the bundler leave models out of the browser, which reads none.

/** A view model: these fields and no others, so that nothing more of an answer reaches a browser. */
/* @__NO_SIDE_EFFECTS__ */
export const model = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(v.strictObject(entries), v.readonly());

/* @__NO_SIDE_EFFECTS__ */
export const listOf = <const S extends v.GenericSchema>(entry: S) => v.pipe(v.array(entry), v.readonly());
