import { en } from '@passmuster/schemas/labels';
import { expect, test, vi } from 'vitest';
import { translateBy } from '../language/useText.ts';
import { describeFailure } from './describeFailure.ts';
import type { Failure } from './failure.ts';

const english = translateBy({}, en);
const api = (status: number, more: Partial<Failure> = {}): Failure => ({
  kind: 'api',
  outcome: status >= 500 ? 'unknown' : 'refused',
  operation: 'createWallet',
  message: 'The API said no',
  status,
  at: 0,
  ...more,
});
const maybe = 'The wallet may have been created.';

test.each([
  {
    why: 'a lost answer of a creation',
    failure: api(502),
    maybe,
    title: 'We didn’t get an answer',
  },
  { why: 'a lost answer of a list', failure: api(502), title: 'We didn’t get an answer' },
  { why: 'a server error', failure: api(500), title: 'The sandbox had an error' },
  { why: 'an API that was not reached', failure: api(424), title: 'The sandbox isn’t running' },
  { why: 'a rejected key', failure: api(401), title: 'The sandbox rejected the API key' },
  {
    why: 'a forbidden operation',
    failure: api(403),
    title: 'The API key isn’t allowed to do this',
  },
  { why: 'a missing wallet', failure: api(404), title: 'Not found' },
  {
    why: 'more than a wallet has',
    failure: api(409, { code: 'INSUFFICIENT_FUNDS' }),
    title: 'The balance is too small',
  },
  {
    why: 'a customer whose check isn’t over',
    failure: api(409, { code: 'CUSTOMER_NOT_APPROVED' }),
    title: 'This customer isn’t approved',
  },
  { why: 'a duplicate', failure: api(409), title: 'This already exists' },
  {
    why: 'too large a body',
    failure: api(413),
    title: 'The documents are too large to send together',
  },
  { why: 'too many requests', failure: api(429), title: 'Too many requests' },
  {
    why: 'wrong fields',
    failure: api(400, {
      issues: [{ path: ['currency'], message: 'No', rule: undefined, remedy: undefined }],
    }),
    title: 'Some fields need attention',
  },
  { why: 'any other refusal', failure: api(422), title: 'The sandbox refused this' },
  {
    why: 'an answer the specification doesn’t allow',
    failure: api(200, { kind: 'invalid_response', outcome: 'unknown' }),
    title: 'The sandbox had an error',
  },
])('$why is called “$title”', ({ failure, maybe: may, title }) => {
  expect(describeFailure(failure, english, may).title).toBe(title);
});

test('without a network nothing is sent, and nothing loads', () => {
  const sending = { ...api(0), kind: 'offline', outcome: 'not_sent' } as const;
  expect(describeFailure(sending, english).title).toBe('Nothing was sent');
  vi.stubGlobal('navigator', { onLine: false });
  const reading = { ...sending, kind: 'connection' } as const;
  expect(describeFailure(reading, english).title).toBe('This couldn’t be loaded');
  expect(describeFailure(reading, english, maybe).title).toBe('Nothing was sent');
  vi.unstubAllGlobals();
});

test('a fault that a person has chosen is named, and nobody is sent to a terminal', () => {
  const { text, isForTerminal } = describeFailure(api(401, { code: 'INJECTED_FAULT' }), english);
  expect(text).toContain('Choose None there');
  expect(isForTerminal).toBe(false);
});

test('“Nothing was sent” is said of a creation, not of a list that could not be loaded', () => {
  expect(describeFailure(api(424), english, maybe).text).toContain('Nothing was sent');
  expect(describeFailure(api(424), english).text).not.toContain('Nothing was sent');
});
