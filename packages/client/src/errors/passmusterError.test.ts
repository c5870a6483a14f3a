import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { makeError } from './makeError.ts';
import { PassmusterError } from './passmusterError.ts';

const failed = {
  operation: 'createBusinessCustomer',
  attempts: 1,
  outcome: 'refused',
  message: 'A customer with ada@example.com exists',
} as const;

test.each([
  { facts: { kind: 'api', status: 409, code: 'DUPLICATE_EMAIL' }, said: '409 DUPLICATE_EMAIL' },
  { facts: { kind: 'api', status: 404 }, said: '404' },
  { facts: { kind: 'timeout', message: 'No answer within 30 s' }, said: 'No answer within 30 s' },
] as const)('with $facts the message is "$said" after the operation', ({ facts, said }) => {
  const error = makeError({ ...failed, ...facts });
  const exception = new PassmusterError(error);
  expect(String(exception)).toBe(`PassmusterError: createBusinessCustomer: ${said}`);
  expect(exception.error).toBe(error);
});

test('what is printed of it has no words of the API', () => {
  const error = makeError({ ...failed, kind: 'api', status: 409, code: 'DUPLICATE_EMAIL' });
  const exception = new PassmusterError(error);
  expect(error.message).toContain('ada@example.com');
  for (const printed of [inspect(exception, { depth: 9 }), JSON.stringify(exception)]) {
    expect(printed).not.toContain('ada@example.com');
  }
});
