import { expect, test } from 'vitest';
import { shownStatus } from './sandboxStatus.ts';

const running = { isOnline: true, isDown: false, data: { faults: { rules: [] } } };

test.each([
  { why: 'a sandbox that runs', status: running, state: 'up', says: 'is running' },
  {
    why: 'one that doesn’t',
    status: { ...running, isDown: true },
    state: 'down',
    says: 'isn’t running',
  },
  {
    why: 'one with a fault',
    status: { ...running, data: { faults: { rules: [{ kind: 'drop' }] } } },
    state: 'fault',
    says: 'in the sandbox',
  },
  {
    why: 'a browser that is offline, of which nobody knows',
    status: { ...running, isOnline: false, isDown: true },
    state: 'unknown',
    says: 'without a network',
  },
])('the top bar says “$says” of $why', ({ status, state, says }) => {
  const shown = shownStatus(status);
  expect(shown.state).toBe(state);
  expect(shown.text).toContain(says);
});
