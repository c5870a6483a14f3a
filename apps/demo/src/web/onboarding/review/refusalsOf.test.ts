import { en } from '@passmuster/schemas/labels';
import { expect, test } from 'vitest';
import type { Failure } from '../../api/failure.ts';
import { translateBy } from '../../language/useText.ts';
import { refusalsOf } from './refusalsOf.ts';

const failure = (change: Partial<Failure>): Failure => ({
  kind: 'api',
  outcome: 'refused',
  message: 'The API said no',
  issues: [],
  operation: 'createBusinessCustomer',
  at: 0,
  ...change,
});
const english = translateBy({}, en);

test.each([
  { code: 'DUPLICATE_EMAIL', path: ['email'] },
  { code: 'DUPLICATE_PHONE', path: ['phone'] },
])('$code lands on its field', ({ code, path }) => {
  const [refusal] = refusalsOf(failure({ status: 409, code }), english);
  expect(refusal).toMatchObject({ path, severity: 'error' });
  expect(refusal?.remedy).toMatch(
    /^Another customer uses this .+\. Change it, then submit again\.$/u,
  );
});

test('each issue of a refusal lands on its field', () => {
  const path = ['business_owners', 0, 'email'];
  const issues = [{ path, message: 'Enter an email address.' }];
  expect(refusalsOf(failure({ issues }), english)).toMatchObject([
    { path, remedy: 'Enter an email address.' },
  ]);
});
