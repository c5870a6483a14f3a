import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimDraft } from './claimDraft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Locks of a device that answers after a second. */
function slowLocks(isHeld: boolean): Pick<LockManager, 'request'> {
  return {
    async request(_: string, ...rest: readonly unknown[]) {
      const { ifAvailable }: LockOptions = Object(rest[0]);
      const work = rest.at(-1) as (lock: object | null) => Promise<unknown>;
      if (isHeld && !ifAvailable) return new Promise(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return work(isHeld ? null : {});
    },
  };
}

test('a device that is slow to answer has no other tab: a new draft is asked for, then ours', async () => {
  const states: string[] = [];
  const claim = claimDraft('a', () => states.push(claim.state), slowLocks(false));
  await vi.advanceTimersByTimeAsync(999);
  expect(claim.state).toBe('asking');
  await vi.advanceTimersByTimeAsync(1);
  expect(states).toEqual(['ours']);
});

test('a draft that another page holds is elsewhere, once that is known and that page had time to end', async () => {
  const claim = claimDraft('a', () => undefined, slowLocks(true));
  await vi.advanceTimersByTimeAsync(999);
  expect(claim.state).toBe('asking');
  await vi.advanceTimersByTimeAsync(1);
  expect(claim.state).toBe('elsewhere');
});
