import { describe, expect, test } from 'vitest';
import { created, origin, post, serve, wallet } from '../testing/servePage.ts';
import type { ApiHandlerOptions } from './apiHandlerOptions.ts';

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
      why: 'a page of another port of our host',
      request: () => post(wallet, { origin: `${origin}:8443` }),
      status: 403,
      options: { origins: [origin] },
    },
    {
      why: 'a page without TLS',
      request: () => post(wallet, { origin: 'http://shop.example' }),
      status: 403,
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
      options: { limits: { bodyBytes: wallet.length - 1 } },
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
      request: () => new Request(`${origin}/api/no-such-operation`),
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
    const { handler, got } = serve(created, { limits: { bodyBytes: wallet.length } });
    const headers = {
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
    };
    expect((await handler(post(wallet, headers))).status).toBe(201);
    expect(got).toHaveLength(1);
  });

  test('a page with TLS that a proxy ends is not of another origin if its origin is listed', async () => {
    const { handler } = serve(created);
    const passedOn = new Request('http://shop.example/api/wallets', post(wallet, { origin }));
    expect((await handler(passedOn)).status).toBe(201);
  });

  test('and repeats nothing of a malformed body', async () => {
    const { handler } = serve(created);
    expect(await (await handler(post('{"secret": s3cret'))).text()).not.toContain('s3cret');
  });

  test('a body whose length is not announced, while it is read', async () => {
    const { handler, got } = serve(created, { limits: { bodyBytes: 100 } });
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64).fill(32));
      },
    });
    const request = new Request(`${origin}/api/wallets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await handler(request)).status).toBe(413);
    expect(pulled).toBeLessThan(6);
    expect(got).toEqual([]);
  });
});
