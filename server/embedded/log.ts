/** As much of pino as the embedded content API needs. Nothing that a visitor sent is ever logged. */
export interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}
