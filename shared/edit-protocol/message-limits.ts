/** What a message may hold: more than any real one does, so that a wrong one costs little and never fills memory. */
const mostValues = 20_000;
const mostCharacters = 500_000;
const deepest = 10;

/**
 * Whether `data` is plain JSON within the limits. Looks at values before any schema does and stops at the first excess:
 * structured cloning also carries maps, buffers, cycles and keys called `__proto__`.
 */
export const isSmallPlainJson = (data: unknown): boolean => {
  const left = { values: mostValues, characters: mostCharacters };
  const fits = (value: unknown, depth: number): boolean => {
    left.values -= 1;
    if (left.values < 0 || depth > deepest) return false;
    if (typeof value === 'string') return (left.characters -= value.length) >= 0;
    if (value === null || typeof value === 'boolean') return true;
    if (typeof value === 'number') return Number.isFinite(value);
    if (typeof value !== 'object') return false;
    // `every` would walk past a hundred million holes without counting them.
    if (Array.isArray(value))
      return value.length <= left.values && Array.from(value).every((each) => fits(each, depth + 1));
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    return Object.keys(value).every(
      (key) =>
        key !== '__proto__' &&
        (left.characters -= key.length) >= 0 &&
        fits((value as Record<string, unknown>)[key], depth + 1),
    );
  };
  return fits(data, 1);
};

/**
 * Lets through `burst` messages at once and `perSecond` in the long run; the rest is to be dropped unread.
 *
 * @param now milliseconds of a clock that never goes back.
 */
export const createRateGate = (burst: number, perSecond: number) => {
  let tokens = burst;
  let last: number | undefined;
  return (now: number): boolean => {
    tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1000) * perSecond);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
};
