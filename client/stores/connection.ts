/** Not in every browser, and so not in TypeScript's types. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not with data saver, not on 2g (behaviour/shell 5). */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.includes('2g');

export const connectionOf = (navigator: Navigator): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;
