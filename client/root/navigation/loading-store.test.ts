import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoadingStore } from './loading-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a page that is there within 200 ms shows no bar', () => {
  const store = createLoadingStore();
  store.getState().begin();
  vi.advanceTimersByTime(199);
  expect(store.getState().phase).toBe('idle');
  store.getState().end();
  vi.advanceTimersByTime(5000);
  expect(store.getState().phase).toBe('idle');
});

test('a page that takes longer shows the bar after 200 ms', () => {
  const store = createLoadingStore();
  store.getState().begin();
  vi.advanceTimersByTime(200);
  expect(store.getState().phase).toBe('running');
});

test('a bar that was shown stays for at least 200 ms, then runs to its end', () => {
  const store = createLoadingStore();
  store.getState().begin();
  vi.advanceTimersByTime(210);
  store.getState().end();
  vi.advanceTimersByTime(189);
  expect(store.getState().phase).toBe('running');
  vi.advanceTimersByTime(1);
  expect(store.getState().phase).toBe('finishing');
  vi.advanceTimersByTime(200);
  expect(store.getState().phase).toBe('idle');
});

test('a second load takes a running bar over instead of starting anew', () => {
  const store = createLoadingStore();
  store.getState().begin();
  vi.advanceTimersByTime(210);
  store.getState().end();
  store.getState().begin();
  vi.advanceTimersByTime(1000);
  expect(store.getState().phase).toBe('running');
});

test('a clock that is put back while the bar is shown keeps it no longer', () => {
  const store = createLoadingStore();
  store.getState().begin();
  vi.advanceTimersByTime(500);
  vi.setSystemTime(Date.now() - 3_600_000);
  store.getState().end();
  vi.advanceTimersByTime(200);
  expect(store.getState().phase).toBe('idle');
});
