import { expect, test } from 'vitest';
import { decisionTime } from './decisionTime.ts';

const at = '2026-11-21T10:00:00.000Z';
const decided = Date.parse(at);

test('a decision has the time that the sandbox gives', () => {
  const events = [{ kind: 'customer-created', at: decided - 60_000 }] as const;
  expect(decisionTime(events, { kyc_status: 'rejected', updated_at: at })).toBe(decided);
  expect(decisionTime([], { kyc_status: 'approved', updated_at: at })).toBe(decided);
});

test('it is never before the creation', () => {
  const events = [
    { kind: 'money', at: decided + 900 },
    { kind: 'customer-created', at: decided + 40 },
  ] as const;
  expect(decisionTime(events, { kyc_status: 'rejected', updated_at: at })).toBe(decided + 40);
});

test.each([
  undefined,
  { kyc_status: 'pending', updated_at: at },
  { kyc_status: 'rejected' },
  { kyc_status: 'rejected', updated_at: 'soon' },
])('there is none in %j', (decision) => {
  expect(decisionTime([], decision)).toBeUndefined();
});
