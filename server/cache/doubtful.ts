/**
 * An answer that does not keep the contract, such as a 404 without its body: a gateway says that too. It is believed
 * where nothing better is remembered, or when it is given again (behaviour/cache 10).
 */
export class Doubtful<T> {
  readonly value: T;
  constructor(value: T) {
    this.value = value;
  }
}
