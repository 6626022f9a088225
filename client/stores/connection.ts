/** Not in every browser, and so not in TypeScript's types. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not with data saver, not on 2g (behaviour/shell 5). */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
};
