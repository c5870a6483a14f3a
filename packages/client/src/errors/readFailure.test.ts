import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFailure } from './readFailure.ts';

const blank = { code: undefined, message: undefined, reason: undefined, issues: [] };

test.each([
  {
    what: 'the flat shape',
    body: { status: 'error', message: 'No', code: 'NO' },
    reads: { ...blank, message: 'No', code: 'NO' },
  },
  {
    what: 'the shape of a 401',
    body: { status: 'failed', message: 'No', error: { code: 'T', details: { reason: 'r' } } },
    reads: { ...blank, message: 'No', code: 'T', reason: 'r' },
  },
  { what: 'no code and no message', body: { status: 'error' }, reads: blank },
  { what: 'null for both', body: { status: 'error', code: null, message: null }, reads: blank },
  { what: 'empty text for both', body: { status: 'error', code: '', message: '' }, reads: blank },
  {
    what: 'other types',
    body: { status: 'error', code: 7, message: {}, error: 'x' },
    reads: blank,
  },
  {
    what: 'issues',
    body: {
      status: 'error',
      issues: [
        { path: ['a', 0], message: 'Send text', rule: 'schema/type', remedy: 'Send a name' },
        { path: 'b' },
        7,
      ],
    },
    reads: {
      ...blank,
      issues: [
        { path: ['a', 0], message: 'Send text', rule: 'schema/type', remedy: 'Send a name' },
        { path: ['b'], message: '' },
        { path: [], message: '' },
      ],
    },
  },
])('$what is read', ({ body, reads }) => {
  expect(readFailure(body)).toEqual(reads);
});

test.each([
  null,
  undefined,
  7,
  'error',
  [],
  {},
  { status: 'success' },
  { status: 'ERROR' },
  { message: 'No' },
])('%j is in neither shape', (body) => expect(readFailure(body)).toBeUndefined());

test.each([
  { count: 200, found: 200, last: '' },
  { count: 201, found: 201, last: '1 more issues' },
  { count: 2_000, found: 201, last: '1800 more issues' },
])('of $count issues, 200 are kept and the rest is counted', ({ count, found, last }) => {
  const issues = readFailure({ status: 'error', issues: Array(count).fill({}) })?.issues;
  expect(issues).toHaveLength(found);
  expect(issues?.at(-1)?.message).toBe(last);
});

test('any JSON reads without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (part) => {
      for (const name of ['status', 'message', 'code', 'error', 'issues', 'details']) {
        readFailure({ status: 'error', error: { details: part }, [name]: part });
      }
    }),
  );
});
