import { walletSample } from '@passmuster/testing/answers';
import { everyOutcome } from '@passmuster/testing/everyOutcome';
import { describe, expect, test } from 'vitest';
import {
  answering,
  created,
  origin,
  post,
  serve,
  serveUntyped,
  wallet,
} from '../testing/servePage.ts';

/** Short, for the outcome that never settles. */
const limits = { decisionMs: 20 };

describe('authorize and permit refuse with a 403, tell onError and send nothing if one of them', () => {
  const outcomes = [
    ...everyOutcome('as').map(([name, run]) => ({ callback: 'authorize', name, run })),
    ...everyOutcome('input').map(([name, run]) => ({ callback: 'permit', name, run })),
    { callback: 'permit', name: 'returns a list as input', run: () => ({ input: [] }) },
    { callback: 'permit', name: 'returns a text as input', run: () => ({ input: 'all' }) },
    { callback: 'authorize', name: 'returns another status', run: () => ({ status: 200 }) },
  ];
  test.each(outcomes)('$callback $name', async ({ callback, run }) => {
    const errors: unknown[] = [];
    const { handler, got } = serveUntyped(created, {
      [callback]: run,
      limits,
      onError: (error: unknown) => errors.push(error),
    });
    for (const request of [post(wallet), new Request(`${origin}/api/wallets`)]) {
      const response = await handler(request);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ status: 'error', code: 'NOT_PERMITTED' });
    }
    expect(errors).toHaveLength(2);
    expect(got).toEqual([]);
  });
});

test.each(['authorize', 'permit'])(
  '%s refuses with the status it names, without an error',
  async (callback) => {
    const errors: unknown[] = [];
    for (const status of [401, 403] as const) {
      const { handler, got } = serveUntyped(created, {
        [callback]: () => ({ status }),
        onError: (error: unknown) => errors.push(error),
      });
      expect((await handler(post(wallet))).status).toBe(status);
      expect(got).toEqual([]);
    }
    expect(errors).toEqual([]);
  },
);

test.each(everyOutcome().filter(([name]) => !/empty list|without end/.test(name)))(
  'a review that %s: 424, and nothing is sent',
  async (_, run) => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const { handler, got } = serveUntyped(created, { review: run, limits, onError });
    const response = await handler(post(wallet));
    expect(response.status).toBe(424);
    expect(errors).toHaveLength(1);
    expect(got).toEqual([]);
  },
);

test.each(everyOutcome())('an onError that %s changes no answer', async (_, run) => {
  const { handler } = serveUntyped(created, {
    authorize: () => Promise.reject(new Error('no session store')),
    onError: run,
  });
  expect((await handler(post(wallet))).status).toBe(403);
});

/** What JSON can express is an answer, however odd. */
const json =
  / (?:null|false|true|0|NaN|an empty text|a text|an empty object|an empty list|an error|an object without a prototype)$/;
const broken = everyOutcome().filter(
  ([name]) => !(/^(?:returns|resolves)/.test(name) && json.test(name)),
);
test.each(broken)(
  'an answer that %s: 502, since the API has acted, and nothing of the data',
  async (_, run) => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const { handler, got } = serveUntyped(created, { answer: run, limits, onError });
    const response = await handler(post(wallet));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'OUTCOME_UNKNOWN' });
    expect(errors).toHaveLength(1);
    expect(got).toHaveLength(1);
  },
);

test('answer narrows what a page sees, of a list beside its pages', async () => {
  const pagination = { total: 1, page: 1, limit: 10, totalPages: 1 };
  const api = answering(200, { status: 'success', data: [walletSample], pagination });
  const { handler } = serve(api, {
    answer: (operation, data) =>
      Array.isArray(data) ? data.map(({ id }) => ({ id, operation })) : null,
  });
  const response = await handler(new Request(`${origin}/api/wallets`));
  expect(await response.json()).toEqual({
    status: 'success',
    data: [{ id: walletSample.id, operation: 'listWallets' }],
    pagination,
  });
});

test.each<{ why: string; wrong: object }>([
  { why: 'no authorize', wrong: { authorize: undefined } },
  { why: 'no permit', wrong: { permit: undefined } },
  { why: 'a permit that is not a function', wrong: { permit: true } },
  { why: 'an unknown operation', wrong: { operations: ['createWallets'] } },
  { why: 'an origin with a path', wrong: { origins: [`${origin}/`] } },
  { why: 'an origin without a scheme', wrong: { origins: ['shop.example'] } },
  { why: 'one origin that is not a list', wrong: { origins: origin } },
  { why: 'any origin', wrong: { origins: ['*'] } },
  { why: 'a prefix without its slash', wrong: { prefix: 'api' } },
  { why: 'a time that is not a number', wrong: { limits: { decisionMs: Number.NaN } } },
  { why: 'no body at all', wrong: { limits: { bodyBytes: 0 } } },
  { why: 'less room than one body', wrong: { limits: { bodyBytes: 2, inFlightBytes: 1 } } },
  { why: 'a client that was not created', wrong: { client: {} } },
])('a handler with $why is not made', ({ wrong }) => {
  expect(() => serveUntyped(answering(200, {}), wrong)).toThrow(TypeError);
});
