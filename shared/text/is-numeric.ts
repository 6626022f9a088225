/**
 * Whether a value converts to a finite number (behaviour/formats 7): `"200"`, `"1e3"` and `"0x10"`
 * do. Empty and blank text does not, although `Number('')` is 0: an empty setting is a missing one.
 */
export const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
