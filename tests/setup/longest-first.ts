import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, in this order: begun last, one of them would run on alone while processors stand idle. */
const longest = ['every-host', 'hanging-calls', 'upstream-outage', 'shared-cache', 'stopping', 'floods'];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place === -1 ? longest.length : place;
};

/** Begins with the longest files also on a machine that has not yet seen how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Groups of projects stay one behind the other.
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).toSorted((a, b) => group(a) - group(b) || rank(a) - rank(b));
  }
}
