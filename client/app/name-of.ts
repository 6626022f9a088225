const names = new WeakMap<object, number>();
let named = 0;

/** Tells objects apart by a number, in the keys of what is kept for them. */
export const nameOf = (object: object): number => {
  const known = names.get(object);
  if (known !== undefined) return known;
  named += 1;
  names.set(object, named);
  return named;
};
