import { expect, test } from 'vitest';
import { demoProjects } from '../demo-project.ts';
import { createFeedbackStore } from './feedback-store.ts';
import { openDatabase } from './schema.ts';
import { createSubmissionsStore } from './submissions-store.ts';

const day = 86_400_000;
const [german, austrian] = (['de', 'de_AT'] as const).map((locale) =>
  demoProjects.find((project) => project.locale === locale)!,
);

const setUp = () => {
  const database = openDatabase(':memory:');
  const clock = { passed: 0 };
  const feedback = createFeedbackStore(database, () => Date.now() + clock.passed);
  return { clock, feedback, submissions: createSubmissionsStore(database) };
};

test('votes of all hosts of a language are counted together, for 30 days', () => {
  const { clock, feedback, submissions } = setUp();
  submissions.addVote(german!, 7, 1);
  submissions.addVote(austrian!, 7, -1);
  expect(feedback.votes('de')).toMatchObject([{ article: 7, yes: 1, no: 1 }]);
  expect(feedback.votes('fr')).toEqual([]);
  clock.passed = 31 * day;
  expect(feedback.votes('de')).toEqual([]);
});

test('a comment is read back for 90 days, and then deleted', () => {
  const { clock, feedback, submissions } = setUp();
  submissions.addComment(austrian!, { article: 7, vote: -1, reasons: ['outdated'], comment: 'zu alt' });
  expect(feedback.comments('de').get(7)).toMatchObject([{ host: austrian!.host, comment: 'zu alt' }]);
  clock.passed = 89 * day;
  expect(feedback.comments('de').size).toBe(1);
  clock.passed = 91 * day;
  feedback.forgetOld();
  clock.passed = 0;
  expect(feedback.comments('de').size).toBe(0);
});

test('what was looked at is so in its language alone, until the next vote', () => {
  const { feedback, submissions } = setUp();
  submissions.addVote(german!, 7, -1);
  feedback.lookAt('de', 7);
  const [vote] = feedback.votes('de');
  expect(feedback.lookedAt('de').get(7)).toBe(vote!.last);
  expect(feedback.lookedAt('fr').get(7)).toBeUndefined();
  submissions.addVote(austrian!, 7, -1);
  expect(feedback.votes('de')[0]!.last).toBeGreaterThan(feedback.lookedAt('de').get(7)!);
});
