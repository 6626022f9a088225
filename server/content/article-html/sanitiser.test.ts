import { afterAll, expect, test } from 'vitest';
import { createSanitiser } from './sanitiser.ts';

const sanitiser = createSanitiser();
afterAll(() => sanitiser.close());

const context = { domain: 'atd-parts.de', host: 'help.atd-parts.de' };
/** Deep enough to keep a thread busy far beyond its time; the caps would refuse it. */
const hostile = '<div>'.repeat(30_000);

test('an article that takes its thread down costs none of those that wait behind it', async () => {
  const bad = sanitiser.clean(hostile, context).then(
    () => 'cleaned',
    () => 'refused',
  );
  const harmless = Array.from({ length: 20 }, (_, index) => sanitiser.clean(`<p>${index}</p>`, context));
  expect(await bad).toBe('refused');
  const cleaned = await Promise.all(harmless);
  expect(cleaned.map(({ blocks }) => blocks)).toEqual(
    Array.from({ length: 20 }, (_, index) => [{ kind: 'html', html: `<p>${index}</p>` }]),
  );
});

test('a backlog that takes longer than one article may take is worked off', async () => {
  const long = '<p>word <b>word</b> <a href="/x">word</a></p>'.repeat(1_500);
  const started = performance.now();
  const all: Promise<unknown>[] = [];
  // As many as keep a thread busy for some seconds more than one article's time on whatever machine this is.
  await sanitiser.clean(long, context);
  const each = performance.now() - started;
  for (let count = 0; count < 7_000 / each; count++)
    all.push(sanitiser.clean(`${long}<p>${count}</p>`, context));
  const outcomes = await Promise.allSettled(all);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('threads retire, articles do not notice', async () => {
  const many = Array.from({ length: 600 }, (_, index) => sanitiser.clean(`<p>${index}</p>`, context));
  expect(await Promise.all(many)).toHaveLength(600);
});
