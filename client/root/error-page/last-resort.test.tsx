// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { LastResort } from './last-resort.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const ErrorPageThatFails = (): never => {
  throw new Error('secret cause');
};

test('Error page itself fails to render: "an error occurred" with a home link', async () => {
  const place = document.createElement('div');
  const caught: unknown[] = [];
  const root = createRoot(place, { onCaughtError: (error) => void caught.push(error) });
  await act(async () =>
    root.render(
      <LastResort>
        <ErrorPageThatFails />
      </LastResort>,
    ),
  );
  expect(place.querySelector('h1')?.textContent).toBe('an error occurred');
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/']);
  expect(place.textContent).not.toContain('secret cause');
  expect(caught).toHaveLength(1);
});
