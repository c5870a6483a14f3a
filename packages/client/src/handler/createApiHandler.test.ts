import { walletSample } from '@passmuster/testing/answers';
import { describe, expect, test } from 'vitest';
import {
  type Client,
  createBusinessCustomer,
  createClient,
  createWallet,
  type Fetch,
} from '../index.ts';
import { operationCases } from '../testing/operationCases.ts';
import { key } from '../testing/withFaults.ts';
import type { ApiHandlerOptions } from './apiHandlerOptions.ts';
import { createApiHandler } from './createApiHandler.ts';

const origin = 'https://shop.example';
const everything = operationCases.map(({ name }) => name);

/** A handler in front of an API, and the requests that the API got. */
function serve(api: Fetch, options: Partial<ApiHandlerOptions> = {}) {
  const got: { readonly asks: string; readonly body: unknown; readonly key: string | null }[] = [];
  const fetch: Fetch = (url, init) => {
    const { pathname, search } = new URL(url);
    const body = init.body === undefined ? undefined : JSON.parse(init.body);
    const asks = `${init.method} ${pathname.replace('/api', '')}${search}`;
    got.push({ asks, body, key: init.headers.get('x-api-key') });
    return api(url, init);
  };
  const handler = createApiHandler({
    client: createClient({
      baseUrl: 'https://api.example/api',
      apiKey: key,
      fetch,
      retry: { limit: 0 },
    }),
    operations: everything,
    authorize: (_, __, input) => ({ input }),
    ...options,
  });
  return { handler, got };
}

/** The client of a page: a path and no key. */
const pageClient = (handler: (request: Request) => Promise<Response>): Client =>
  createClient({
    baseUrl: '/api',
    retry: { limit: 0 },
    fetch: (url, init) => handler(new Request(`${origin}${url}`, init)),
  });

const answering =
  (status: number, body: unknown, headers: Record<string, string> = {}): Fetch =>
  async () =>
    Response.json(body, { status, headers });

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request(`${origin}/api/wallets`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const wallet = JSON.stringify({ currency: 'ZAR' });
const created = answering(201, { status: 'success', data: walletSample });

test.each(operationCases)(
  'the client of a page calls $name through it as it would call the API',
  async ({ run, asks, sends, answer, data }) => {
    const { handler, got } = serve(answering(200, answer));
    const result = await run(pageClient(handler));
    expect(result.data).toEqual(data);
    expect(got).toEqual([{ asks, body: sends, key }]);
  },
);

test('a Blob that was written elsewhere is sent as it is', async () => {
  const { handler, got } = serve(answering(201, { status: 'success', data: { id: 'c-1' } }));
  const customer = operationCases[0]?.sends;
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

describe('refuses before anything is sent', () => {
  const refusals: readonly {
    readonly why: string;
    readonly request: () => Request;
    readonly status: number;
    readonly options?: Partial<ApiHandlerOptions>;
  }[] = [
    {
      why: 'a page of another origin',
      request: () => post(wallet, { origin: 'https://evil.example' }),
      status: 403,
    },
    {
      why: 'a request from another site',
      request: () => post(wallet, { 'sec-fetch-site': 'cross-site' }),
      status: 403,
    },
    {
      why: 'a host that is not ours',
      request: () => post(wallet),
      status: 403,
      options: { origins: ['https://other.example'] },
    },
    {
      why: 'a form of plain text',
      request: () => post(wallet, { 'content-type': 'text/plain' }),
      status: 415,
    },
    {
      why: 'a type that only begins like JSON',
      request: () => post(wallet, { 'content-type': 'application/jsonx' }),
      status: 415,
    },
    {
      why: 'a body over the limit',
      request: () => post(wallet),
      status: 413,
      options: { maxBodyBytes: wallet.length - 1 },
    },
    { why: 'malformed JSON', request: () => post('{"currency":'), status: 400 },
    { why: 'JSON that is a list', request: () => post('[]'), status: 400 },
    {
      why: 'an operation that is not listed',
      request: () => post(wallet),
      status: 404,
      options: { operations: ['listWallets'] },
    },
    {
      why: 'a path outside of the prefix',
      request: () => post(wallet),
      status: 404,
      options: { prefix: '/other' },
    },
    {
      why: 'a path that is not an operation',
      request: () => new Request(`${origin}/api/wallets/1`),
      status: 404,
    },
    {
      why: 'a malformed path',
      request: () => new Request(`${origin}/api/payout/methods/%E0%A4%A`, { method: 'DELETE' }),
      status: 404,
    },
    {
      why: 'a repeated parameter',
      request: () => new Request(`${origin}/api/wallets?page=1&page=2`),
      status: 400,
    },
    {
      why: 'a visitor who is not signed in',
      request: () => post(wallet),
      status: 401,
      options: { authorize: () => ({ status: 401 }) },
    },
    {
      why: 'what the review finds',
      request: () => post(wallet),
      status: 400,
      options: { review: () => [{ path: ['currency'], message: 'not now' }] },
    },
    { why: 'what the schema refuses', request: () => post('{}'), status: 400 },
  ];
  test.each(refusals)('$why: $status', async ({ request, status, options }) => {
    const { handler, got } = serve(created, options);
    const response = await handler(request());
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ status: 'error', code: expect.any(String) });
    expect(got).toEqual([]);
  });

  test('an allowed one passes: the same origin, the type with a parameter, the limit exactly', async () => {
    const { handler, got } = serve(created, { maxBodyBytes: wallet.length });
    const headers = {
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    };
    expect((await handler(post(wallet, headers))).status).toBe(201);
    expect(got).toHaveLength(1);
  });

  test('and repeats nothing of a malformed body', async () => {
    const { handler } = serve(created);
    expect(await (await handler(post('{"secret": s3cret'))).text()).not.toContain('s3cret');
  });

  test('a body whose length is not announced, while it is read', async () => {
    const { handler, got } = serve(created, { maxBodyBytes: 100 });
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64).fill(32));
      },
    });
    const request = new Request(`${origin}/api/wallets`, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await handler(request)).status).toBe(413);
    expect(pulled).toBeLessThan(6);
    expect(got).toEqual([]);
  });
});

test('authorize sees the input and may narrow it', async () => {
  const customer = '3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
  const seen: unknown[] = [];
  const { handler, got } = serve(created, {
    authorize(request, operation, input) {
      seen.push([request.method, operation, input]);
      return { input: { ...input, customer_id: customer } };
    },
  });
  await handler(post(wallet));
  expect(seen).toEqual([['POST', 'createWallet', { currency: 'ZAR' }]]);
  expect(got.map(({ body }) => body)).toEqual([{ currency: 'ZAR', customer_id: customer }]);
});

test('what authorize throws is passed to the server, and the page learns that nothing was sent', async () => {
  const errors: unknown[] = [];
  const failure = new Error('session store with a secret');
  const { handler, got } = serve(created, {
    authorize: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  });
  const response = await handler(post(wallet));
  expect(response.status).toBe(424);
  expect(await response.text()).not.toContain('secret');
  expect(errors).toEqual([failure]);
  expect(got).toEqual([]);
});

test('query text becomes numbers', async () => {
  const { handler } = serve(created, {
    authorize(_, __, input) {
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
  await new Promise((resolve) => setTimeout(resolve, 20));
  page.abort();
  expect((await read).status).toBeGreaterThanOrEqual(400);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('the key is in no answer', async () => {
  const { handler } = serve(async () =>
    Response.json({ status: 'error', message: key, code: 'X' }, { status: 400 }),
  );
  expect(await (await handler(post(wallet))).text()).not.toContain(key);
});
