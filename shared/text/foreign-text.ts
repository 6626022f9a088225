/**
 * Text that an upstream or a visitor wrote: of any length, possibly hostile. Only the schemas make it
 * (`server/upstream/fields.ts`). The functions that take it are in `tests/unit/foreign-text-functions.ts`,
 * which checks that their cost is linear (behaviour/security 12).
 */
export type ForeignText = string & { readonly __foreign: true };
