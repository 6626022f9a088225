/** How long an age is told at least, in milliseconds; twice as long at most. */
const window = 300_000;

export interface ServedAge {
  readonly host: string;
  readonly resource: string;
  readonly age: number;
}

/** The greatest age of what was served lately, by host and resource. Two windows in turn: asking changes nothing. */
export const oldestServed = () => {
  let current = new Map<string, ServedAge>();
  let previous = new Map<string, ServedAge>();
  let since = performance.now();

  const turn = (): void => {
    const passed = performance.now() - since;
    if (passed < window) return;
    previous = passed < 2 * window ? current : new Map();
    current = new Map();
    since = performance.now();
  };
  const noteIn = (ages: Map<string, ServedAge>, served: ServedAge): void => {
    const name = `${served.host} ${served.resource}`;
    if (served.age > (ages.get(name)?.age ?? -1)) ages.set(name, served);
  };

  return {
    note(host: string, resource: string, age: number): void {
      turn();
      noteIn(current, { host, resource, age });
    },
    all(): Iterable<ServedAge> {
      turn();
      const both = new Map(previous);
      for (const served of current.values()) noteIn(both, served);
      return both.values();
    },
  };
};
