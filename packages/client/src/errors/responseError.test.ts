import { expect, test } from 'vitest';
import { responseError } from './responseError.ts';

const known = { operation: 'listWallets', attempts: 1, status: 502, issues: [] } as const;

test.each([
  { what: 'JSON', json: { ok: true }, text: '{"ok":true}', raw: { ok: true } },
  { what: 'null', json: null, text: 'null', raw: null },
  { what: 'a page', json: undefined, text: '<p>Bad</p>', raw: '<p>Bad</p>' },
])('$what is kept as raw', ({ json, text, raw }) => {
  expect(responseError(known, json, text).raw).toEqual(raw);
});

test.each(['{"email":"ada@example.com"', '\n  [{"email":"ada@example.com"'])(
  'the start of JSON that was cut off is not quoted: %j',
  (text) => {
    const { message } = responseError(known, undefined, text);
    expect(message).toBe('The API answered 502 with text that is not JSON');
  },
);

test.each([
  { message: 'Later', says: 'Later' },
  { message: '', says: 'The API answered 502' },
  { message: ' \n ', says: 'The API answered 502' },
  { message: undefined, says: 'The API answered 502' },
])('an error of the API with the message $message says "$says"', ({ message, says }) => {
  expect(responseError(known, { status: 'error', message }, '').message).toBe(says);
});

test.each([
  { status: 200, outcome: 'unknown' },
  { status: 201, outcome: 'unknown' },
  { status: 399, outcome: 'unknown' },
  { status: 400, outcome: 'refused' },
  { status: 407, outcome: 'refused' },
  { status: 408, outcome: 'unknown' },
  { status: 409, outcome: 'refused' },
  { status: 499, outcome: 'refused' },
  { status: 500, outcome: 'unknown' },
])('an error of the API with status $status: $outcome', ({ status, outcome }) => {
  expect(responseError({ ...known, status }, { status: 'failed' }, '').outcome).toBe(outcome);
});
