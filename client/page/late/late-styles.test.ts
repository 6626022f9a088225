// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { lateStyles } from './late-styles.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A page that is being loaded, with sheets behind its markup of which none is there. */
const loadPage = (sheets: number) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.body.innerHTML = '<link rel="stylesheet">'.repeat(sheets);
  return [...document.querySelectorAll('link')];
};

const isSettled = async (work: Promise<void>) => {
  let settled = false;
  void work.then(() => (settled = true));
  // Longer than any chain of promises that is done.
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
};

test('the later styles are there once each of them came or failed', async () => {
  const [first, second] = loadPage(2);
  const styles = lateStyles();
  first?.dispatchEvent(new Event('load'));
  expect(await isSettled(styles)).toBe(false);
  second?.dispatchEvent(new Event('error'));
  expect(await isSettled(styles)).toBe(true);
});

test('one that failed before anybody asked is waited for until the page is loaded, not for ever', async () => {
  const [gone] = loadPage(1);
  gone?.dispatchEvent(new Event('error'));
  const styles = lateStyles();
  expect(await isSettled(styles)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await isSettled(styles)).toBe(true);
});

test('of a page that is loaded nothing is on its way', async () => {
  document.body.innerHTML = '<link rel="stylesheet">';
  expect(document.readyState).toBe('complete');
  expect(await isSettled(lateStyles())).toBe(true);
});
