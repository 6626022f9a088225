import { expect, test } from 'vitest';
import { createAdmission, type Errand } from './admission.ts';

const errands = ['page', 'search', 'data', 'write'] as const satisfies readonly Errand[];

test.each([
  { wait: 1_000, backlog: 1_000, stuck: false, refused: [] },
  { wait: 1_001, backlog: 1_001, stuck: false, refused: ['page', 'search', 'data'] },
  { wait: 2_001, backlog: 2_001, stuck: false, refused: ['page', 'search', 'data', 'write'] },
  { wait: 5_000, backlog: 300, stuck: false, refused: ['page', 'search'] },
  { wait: 0, backlog: 0, stuck: true, refused: ['page', 'search', 'data'] },
])(
  'with a wait of $wait ms, $backlog ms of them for the processor, the loop stuck: $stuck, what is refused is $refused',
  ({ wait, backlog, stuck, refused }) => {
    const told: Errand[] = [];
    const admits = createAdmission(
      { expectedWait: () => wait, backlog: () => backlog },
      () => stuck,
      (errand) => told.push(errand),
    );
    expect(errands.filter((errand) => !admits(errand))).toEqual(refused);
    expect(told).toEqual(refused);
  },
);
