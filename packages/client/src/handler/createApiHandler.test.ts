import { callOperation } from '@passmuster/testing/callOperation';
import { acceptedCalls, sampleGiven } from '@passmuster/testing/operationCalls';
import { describe, expect, test, vi } from 'vitest';
import * as api from '../index.ts';
import { createBusinessCustomer, createWallet, type Fetch } from '../index.ts';
import {
  answering,
  created,
  origin,
  pageClient,
  post,
  serve,
  wallet,
} from '../testing/servePage.ts';
import { key } from '../testing/withFaults.ts';

const accepted = acceptedCalls(sampleGiven);

test.each(accepted)(
  'the client of a page calls $operation through it as it would call the API',
  async ({ answer, data, ...call }) => {
    const { handler, got } = serve(answering(200, answer));
    const result = await callOperation(api, pageClient(handler), call);
    expect(result.data).toEqual(data);
    expect(got).toEqual([{ asks: call.asks, body: call.sends, key }]);
  },
);

test('a Blob that was written elsewhere is sent as it is', async () => {
  const { handler, got } = serve(answering(201, { status: 'success', data: { id: 'c-1' } }));
  const customer = accepted[0]?.sends;
  const blob = new Blob([JSON.stringify(customer)], { type: 'application/json' });
  const { data } = await createBusinessCustomer(pageClient(handler), blob);
  expect(data).toEqual({ id: 'c-1' });
  expect(got.map(({ body }) => body)).toEqual([customer]);
});

describe('the page comes to the outcome that the server came to', () => {
  const refused = { status: 'error', message: 'refused', code: 'DUPLICATE_EMAIL' };
  const token = {
    status: 'failed',
    message: 'Invalid or expired token',
    error: { code: 'INVALID_TOKEN', details: { reason: 'token_expired' } },
  };
  const issue = { path: ['currency'], message: 'unknown', remedy: 'Choose one.' };
  test.each([
    {
      why: 'a conflict',
      api: answering(409, refused),
      status: 409,
      code: 'DUPLICATE_EMAIL',
      outcome: 'refused',
    },
    {
      why: 'an expired key',
      api: answering(401, token),
      status: 401,
      code: 'INVALID_TOKEN',
      outcome: 'refused',
    },
    {
      why: 'a limit',
      api: answering(429, refused, { 'retry-after': '7' }),
      status: 429,
      retryAfter: 7,
      outcome: 'refused',
    },
    { why: 'a failure of the API', api: answering(500, refused), status: 500, outcome: 'unknown' },
    {
      why: 'a page of a proxy',
      api: async () => new Response('<html>', { status: 200 }),
      status: 502,
      outcome: 'unknown',
    },
    {
      why: 'a connection that was reset',
      api: () =>
        Promise.reject(
          Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } }),
        ),
      status: 502,
      outcome: 'unknown',
    },
    {
      why: 'an API that could not be reached, where nothing was sent',
      api: () =>
        Promise.reject(
          Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }),
        ),
      status: 424,
      outcome: 'refused',
    },
    {
      why: 'issues with their paths',
      api: answering(400, { ...refused, code: 'VALIDATION_ERROR', issues: [issue] }),
      status: 400,
      issues: [issue],
      outcome: 'refused',
    },
  ])('$why: $status, $outcome', async ({ api, why: _, ...expected }) => {
    const { handler } = serve(api);
    const { error } = await createWallet(pageClient(handler), { currency: 'ZAR' });
    expect(error).toMatchObject(expected);
  });
});

test('authorize sees no body; permit sees the input and the session, and may narrow the input', async () => {
  const customer = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
  const seen: unknown[] = [];
  const { handler, got } = serve(created, {
    async authorize(request, operation) {
      const { method, url } = request;
      seen.push([method, url, operation, request.headers.get('cookie'), await request.text()]);
      return { as: { customer } };
    },
    permit(input, visit) {
      seen.push([input, visit]);
      return { input: { ...input, customer_id: customer } };
    },
  });
  await handler(post(wallet, { cookie: 'session=1' }));
  expect(seen).toEqual([
    ['POST', `${origin}/api/wallets`, 'createWallet', 'session=1', ''],
    [{ currency: 'ZAR' }, { as: { customer }, operation: 'createWallet' }],
  ]);
  expect(got.map(({ body }) => body)).toEqual([{ currency: 'ZAR', customer_id: customer }]);
});

test('what authorize throws is passed to the server, and refuses the page', async () => {
  const errors: unknown[] = [];
  const failure = new Error('session store with a secret');
  const { handler, got } = serve(created, {
    authorize: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  });
  const response = await handler(post(wallet));
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('secret');
  expect(errors).toEqual([failure]);
  expect(got).toEqual([]);
});

test('query text becomes numbers', async () => {
  const { handler } = serve(created, {
    permit(input) {
      expect(input).toEqual({ page: 2, limit: 50, status: '1' });
      return { status: 403 };
    },
  });
  const response = await handler(new Request(`${origin}/api/wallets?page=2&limit=50&status=1`));
  expect(response.status).toBe(403);
});

test('a page that goes away stops a read and never a creation', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const waiting: Fetch = (_, { signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    });
  };
  const { handler } = serve(waiting);
  const page = new AbortController();
  const read = handler(new Request(`${origin}/api/asset-codes`, { signal: page.signal }));
  const write = handler(new Request(post(wallet), { signal: page.signal }));
  void write;
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  page.abort();
  expect((await read).status).toBeGreaterThanOrEqual(400);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('an API that never answers is given up before the page gives up: the outcome is unknown', async () => {
  vi.useFakeTimers();
  try {
    const { handler } = serve(() => new Promise(() => undefined));
    const asked = createWallet(pageClient(handler), { currency: 'ZAR' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await asked).error).toMatchObject({ status: 502, outcome: 'unknown' });
  } finally {
    vi.useRealTimers();
  }
});
