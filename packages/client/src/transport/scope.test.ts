import { getEventListeners } from 'node:events';
import { expect, test, vi } from 'vitest';
import { endingOf, openScope, pause } from './scope.ts';

const listeners = ({ signal }: AbortController): number =>
  getEventListeners(signal, 'abort').length;

test('a wait leaves no listener behind, whether it ends or is aborted', async () => {
  const parent = new AbortController();
  for (let wait = 0; wait < 20; wait++) await pause(0, parent.signal);
  expect(listeners(parent)).toBe(0);
  const waits = pause(60_000, parent.signal);
  expect(listeners(parent)).toBe(1);
  parent.abort();
  await waits;
  expect(listeners(parent)).toBe(0);
});

test('a scope that is closed leaves no listener behind, and no longer ends', async () => {
  const parent = new AbortController();
  const { signal, close } = openScope(parent.signal, 1);
  expect(listeners(parent)).toBe(1);
  close();
  parent.abort();
  await pause(5, new AbortController().signal);
  expect([listeners(parent), endingOf(signal)]).toEqual([0, undefined]);
});

test.each([
  { what: 'its own time', inner: 1, outer: 60_000 },
  { what: 'the time of the scope around it', inner: 60_000, outer: 1 },
])('a scope that $what ends, ends by timeout', async ({ inner, outer }) => {
  const around = openScope(undefined, outer);
  const { signal, close } = openScope(around.signal, inner);
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  expect(endingOf(signal)).toBe('timeout');
  close();
  around.close();
});

test('a scope whose time was extended ends so much later', async () => {
  vi.useFakeTimers();
  const { signal, extend, close } = openScope(undefined, 1_000);
  extend(60_000);
  await vi.advanceTimersByTimeAsync(60_999);
  expect(endingOf(signal)).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(endingOf(signal)).toBe('timeout');
  close();
  vi.useRealTimers();
});
