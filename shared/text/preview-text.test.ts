import { expect, test } from 'vitest';
import { previewText } from './preview-text.ts';

test('a text of up to 100 characters stays whole, a longer one is cut there with "..."', () => {
  expect(previewText('x'.repeat(100))).toBe('x'.repeat(100));
  expect(previewText('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
});
