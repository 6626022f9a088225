/** Processor time of this thread that `work` takes, in microseconds: what others do on the machine is not in it. */
export const costOf = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};

/** The smallest step that this system counts processor time in, in microseconds: 1 in most, 10,000 in some. */
const smallestStep = (): number => {
  let step = 0;
  while (step === 0)
    step = costOf(() => {
      for (let pass = 0; pass < 1_000; pass++) Math.sqrt(pass);
    });
  return step;
};

/** What is worth comparing: six steps, and long enough not to be one of the collector's. Microseconds. */
const measurable = Math.max(6 * smallestStep(), 15_000);

const repeated = (work: () => unknown, times: number) => (): void => {
  for (let time = 0; time < times; time++) work();
};

/** Four were once all a hair above 2.5, of a function that is at 2: a collection fell into each. */
const mostComparisons = 10;

/**
 * How many times as much `twice` costs as `once`, each done as often as it takes to be measured. The lowest of a few
 * comparisons counts: compiling and collecting garbage only ever add, and a quadratic function is at 4 in each of them.
 */
export const growthOf = (once: () => unknown, twice: () => unknown): number => {
  once();
  let times = 1;
  let cost = costOf(once);
  while (cost < measurable) {
    times *= 2;
    cost = costOf(repeated(once, times));
  }
  let lowest = costOf(repeated(twice, times)) / cost;
  for (let comparison = 1; comparison < mostComparisons && lowest > 2.2; comparison++)
    lowest = Math.min(lowest, costOf(repeated(twice, times)) / costOf(repeated(once, times)));
  return lowest;
};
