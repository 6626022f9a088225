/**
 * Ordinal numbers of what has a score above `least`, the best first, equals in their order. Sorted as numbers that
 * hold both: to sort a hundred thousand by a function would hold every other request.
 */
const allAbove = (scores: Float32Array, least: number): number[] => {
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  const keys = new Float64Array(scores.length);
  let found = 0;
  for (let ordinal = 0; ordinal < bits.length; ordinal += 1) {
    if ((scores[ordinal] ?? 0) <= least) continue;
    // The bits of a positive float grow with it; 31 of them and 21 of the number fit into a double.
    keys[found] = (bits[ordinal] ?? 0) * 2 ** 21 + (2 ** 21 - 1 - ordinal);
    found += 1;
  }
  const sorted = keys.subarray(0, found).toSorted();
  const ordinals: number[] = [];
  for (let at = found - 1; at >= 0; at -= 1) {
    const key = sorted[at] ?? 0;
    ordinals.push(2 ** 21 - 1 - (key - Math.floor(key / 2 ** 21) * 2 ** 21));
  }
  return ordinals;
};

/** So many are found by going through the scores once; more are sorted. */
const mostUnsorted = 200;

/** Ordinal numbers of the best so many scores above `least`, the best first, equals in their order. */
export const bestScores = (scores: Float32Array, count: number, least = 0): number[] => {
  if (count > mostUnsorted) return allAbove(scores, least).slice(0, count);
  const best: number[] = [];
  if (count === 0) return best;
  const scoreAt = (place: number): number => scores[best[place] ?? -1] ?? 0;
  // What a score has to be above to come in among them.
  let bar = least;
  for (let ordinal = 0; ordinal < scores.length; ordinal += 1) {
    const score = scores[ordinal] ?? 0;
    if (score <= bar) continue;
    let place = Math.min(best.length, count - 1);
    for (; place > 0 && score > scoreAt(place - 1); place -= 1) best[place] = best[place - 1] ?? 0;
    best[place] = ordinal;
    if (best.length === count) bar = scoreAt(count - 1);
  }
  return best;
};
