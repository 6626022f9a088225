import { expect, test } from 'vitest';
import { printKey } from '#server/kept/answer.ts';
import type { Errand } from './admission.ts';
import { createEarlyRefusal } from './early-refusal.ts';
import type { Refusal } from './refusals.ts';

const host = 'help.atd-parts.fr';
const underway = printKey(host, '/categories/9');
const kept = printKey(host, '/');

/** Asks while nothing is admitted: what it would have cost, or `null` for what the app decides. */
const askWhenFull = (target: string, known = true): Errand | null => {
  const asked: Errand[] = [];
  const refuse = createEarlyRefusal({
    kept: {
      findByKey: (key) => (key === kept ? ({} as never) : undefined),
      isUnderway: (key) => key === underway,
    },
    admits: (errand) => asked.push(errand) < 0,
    refusals: { find: () => (known ? ({} as Refusal) : undefined) },
  });
  const refusal = refuse(host, target);
  expect(refusal === null).toBe(asked.length === 0);
  return asked[0] ?? null;
};

test.each([
  { target: '/categories/8', errand: 'page' },
  { target: '/categories/8?utm_source=x', errand: 'page' },
  { target: '/alternatives?id=x', errand: 'page' },
  { target: '/search?articles=colis', errand: 'search' },
  { target: '/bff/project', errand: 'data' },
  // A kept page without its words would turn German.
  { target: '/bff/messages/fr?v=x', errand: null },
  // Kept, or being made for somebody else.
  { target: '/', errand: null },
  { target: '/?utm_source=x', errand: null },
  { target: '/categories/9', errand: null },
  // Files, another spelling, none at all.
  { target: '/robots.txt', errand: null },
  { target: '/assets/x.js', errand: null },
  { target: '/Categories/8', errand: null },
  { target: '/%61', errand: null },
  { target: '*', errand: null },
] as const)('$target is refused as $errand', ({ target, errand }) => {
  expect(askWhenFull(target)).toBe(errand);
});

test('a host that nobody has been refused at is left to the app', () => {
  expect(askWhenFull('/categories/8', false)).toBeNull();
});
