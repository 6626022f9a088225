import { expect, test } from 'vitest';
import { withRulesAsServed } from '../../scripts/build/rules-as-served.ts';

test.each([
  ['a { color: red }', 'a { color: red }'],
  [
    '@media (scripting: none) { .a { top: 0 } } b { top: 1px }',
    '@media (scripting: none) { .a { top: 0 } }@media all {[data-as-served]{ .a { top: 0 } }} b { top: 1px }',
  ],
  [
    '@media (scripting: none) and (width <= 1024px) { .a { top: 0 } }@media (scripting: none){i{top:0}}',
    '@media (scripting: none) and (width <= 1024px) { .a { top: 0 } }' +
      '@media all and (width <= 1024px) {[data-as-served]{ .a { top: 0 } }}' +
      '@media (scripting: none){i{top:0}}@media all{[data-as-served]{i{top:0}}}',
  ],
])('rules for pages without script hold for what stays as it was served: %s', (css, expected) => {
  expect(withRulesAsServed(css)).toBe(expected);
});
