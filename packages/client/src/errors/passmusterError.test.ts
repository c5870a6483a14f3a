import { expect, test } from 'vitest';
import { makeError } from './makeError.ts';
import { PassmusterError } from './passmusterError.ts';

const failed = {
  operation: 'listWallets',
  attempts: 1,
  kind: 'api',
  outcome: 'refused',
  message: 'No',
} as const;

test.each([
  { facts: { status: 404, code: 'NOT_FOUND' }, message: 'listWallets: 404 NOT_FOUND: No' },
  { facts: { status: 404 }, message: 'listWallets: No' },
])('with $facts the message is "$message"', ({ facts, message }) => {
  expect(new PassmusterError(makeError({ ...failed, ...facts })).message).toBe(message);
});

test('it has its own name', () => {
  expect(String(new PassmusterError(makeError(failed)))).toBe('PassmusterError: listWallets: No');
});
