/** Upstream and route ids: decimal, no sign, no leading zero, small enough to be exact. */
export const isNumericId = (value: string): boolean => /^[1-9]\d{0,9}$/.test(value);
