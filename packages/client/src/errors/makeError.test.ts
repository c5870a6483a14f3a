import { expect, test } from 'vitest';
import { invalidRequestError, transportError } from './makeError.ts';

const attempt = { operation: 'createWallet', attempts: 1 } as const;

test.each([
  {
    thrown: { kind: 'connection', outcome: 'not_sent', reason: 'ECONNREFUSED' },
    message: 'The connection failed (ECONNREFUSED). Nothing was sent.',
  },
  {
    thrown: { kind: 'aborted', outcome: 'not_sent' },
    message: 'The caller aborted it. Nothing was sent.',
  },
  {
    thrown: { kind: 'connection', outcome: 'unknown', reason: 'ECONNRESET' },
    message: 'The connection failed (ECONNRESET). The API may have acted on the request.',
  },
] as const)('$thrown says "$message"', ({ thrown, message }) => {
  expect(transportError(attempt, thrown).message).toBe(message);
});

test('an error of a request that is not sent names the path of its first issue', () => {
  const first = { path: ['business_owners', 0, 'email'], message: 'Enter text.' };
  const issues = [first, { path: ['name'], message: 'Enter text.' }];
  expect(invalidRequestError('createBusinessCustomer', issues, first)).toMatchObject({
    message: 'Not sent: 2 issue(s) (business_owners.0.email: Enter text.)',
    attempts: 0,
    issues,
  });
});
