/**
 * Text that an upstream or a visitor wrote: of any length, made to hurt. The schemas mint it (`server/upstream/fields.ts`).
 * What takes it stands in `tests/unit/foreign-text-functions.ts`, where its cost is held to grow with the length
 * (behaviour/security 12).
 */
export type ForeignText = string & { readonly __foreign: true };
