import { expect, test } from 'vitest';
import { createAdmission, type Errand } from './admission.ts';

const errands = ['page', 'search', 'data', 'write'] as const satisfies readonly Errand[];

test.each([
  { wait: 1_000, stuck: false, refused: [] },
  { wait: 1_001, stuck: false, refused: ['page', 'search', 'data'] },
  { wait: 2_001, stuck: false, refused: ['page', 'search', 'data', 'write'] },
  { wait: 0, stuck: true, refused: ['page', 'search', 'data'] },
])(
  'with a wait of $wait ms, the loop stuck: $stuck, what is refused is $refused',
  ({ wait, stuck, refused }) => {
    const told: Errand[] = [];
    const admits = createAdmission(
      { expectedWait: () => wait },
      () => stuck,
      (errand) => told.push(errand),
    );
    expect(errands.filter((errand) => !admits(errand))).toEqual(refused);
    expect(told).toEqual(refused);
  },
);
