/** Shorter lists are read anew sooner than they are looked for. In bytes. */
const worthKeeping = 65_536;
/** Bytes that the lists of an index may keep. */
const mostKept = 16 * 2 ** 20;

/** Numbers that take as many bytes. */
interface List {
  readonly ordinals: { readonly byteLength: number };
  readonly weights: { readonly byteLength: number };
}

const sizeOf = ({ ordinals, weights }: List): number => ordinals.byteLength + weights.byteLength;

/**
 * Keeps long lists in memory, those that were asked for last: a word of every article in a large shop is in every other
 * query, and to read half a megabyte for it each time keeps the collector busier than the search. A small shop has no such lists.
 *
 * @param read the list of a word.
 */
export const keepLongLists = <Kept extends List>(read: (word: string) => Kept) => {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const makeRoom = (): void => {
    for (const [word, list] of kept) {
      if (bytes <= mostKept) return;
      kept.delete(word);
      bytes -= sizeOf(list);
    }
  };
  return (word: string): Kept => {
    const known = kept.get(word);
    const list = known ?? read(word);
    if (sizeOf(list) < worthKeeping) return list;
    if (known) kept.delete(word);
    else bytes += sizeOf(list);
    kept.set(word, list);
    makeRoom();
    return list;
  };
};
