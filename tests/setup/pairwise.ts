type Factors = Readonly<Record<string, readonly string[]>>;
type Row<F extends Factors> = { readonly [K in keyof F]: F[K][number] };

/** Every combination of the factors' values. */
export const allCombinations = <F extends Factors>(factors: F): Row<F>[] =>
  Object.entries(factors).reduce<Record<string, string>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Row<F>[];

const pairsOf = (row: Readonly<Record<string, string>>): string[] => {
  const entries = Object.entries(row);
  return entries.flatMap(([name, value], index) =>
    entries.slice(index + 1).map(([otherName, other]) => `${name}=${value}&${otherName}=${other}`),
  );
};

/** Few combinations that hold every pair of values at least once: most faults need no more than two causes. */
export const pairwise = <F extends Factors>(factors: F): Row<F>[] => {
  const candidates = allCombinations(factors);
  const open = new Set(candidates.flatMap(pairsOf));
  const chosen: Row<F>[] = [];
  while (open.size > 0) {
    const newPairs = (row: Row<F>) => pairsOf(row).filter((pair) => open.has(pair)).length;
    const best = candidates.reduce((a, b) => (newPairs(b) > newPairs(a) ? b : a));
    chosen.push(best);
    for (const pair of pairsOf(best)) open.delete(pair);
  }
  return chosen;
};
