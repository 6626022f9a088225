import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

test('of an error’s message nothing is logged, however many lines it has', () => {
  const described = JSON.stringify(
    describeError(new TypeError('first canary\nsecond canary\n    at canary')),
  );
  expect(described).not.toContain('canary');
  expect(described).toContain('"name":"TypeError"');
  expect(described).toContain('logger.test.ts');
});

test('what is no error is logged by its type alone', () => {
  expect(describeError('canary')).toEqual({ name: 'string' });
});
