import { describe, expect, test, vi } from 'vitest';
import { createWallet, listWallets } from '../index.ts';
import {
  answering,
  created,
  origin,
  pageClient,
  post,
  serve,
  wallet,
} from '../testing/servePage.ts';

/** Returns the request of a body that counts what is read of it. */
function counted(path: string, bytes: number) {
  const state = { pulled: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        state.pulled += 65_536;
        if (state.pulled > bytes) controller.close();
        else controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return { state, request: new Request(`${origin}/api/${path}`, init) };
}

describe('a visitor without a session', () => {
  test.each([
    { why: 'who is refused', authorize: () => ({ status: 401 }) as const, status: 401 },
    {
      why: 'while the session store hangs',
      authorize: () => new Promise<never>(() => undefined),
      status: 403,
    },
  ])('has nothing of a body read, $why', async ({ authorize, status }) => {
    const { handler } = serve(created, { authorize, limits: { decisionMs: 20 } });
    const { state, request } = counted('business-customers', 31_000_000);
    expect((await handler(request)).status).toBe(status);
    expect(state.pulled).toBe(0);
  });

  test('lists no wallets', async () => {
    const { handler, got } = serve(answering(200, { status: 'success', data: [] }), {
      authorize: () => ({ status: 403 }),
    });
    expect((await listWallets(pageClient(handler))).error).toMatchObject({ status: 403 });
    expect(got).toEqual([]);
  });
});

test('a page that is refused while it sends a body reads why: what it announced is read and dropped', async () => {
  const { state, request } = counted('business-customers', 10 * 65_536);
  request.headers.set('content-length', `${10 * 65_536}`);
  const { handler } = serve(created, { authorize: () => ({ status: 401 }) });
  expect((await handler(request)).status).toBe(401);
  expect(state.pulled).toBeGreaterThan(10 * 65_536);
});

test('a body without files may have 64 KiB, and is read no further', async () => {
  const { handler, got } = serve(created);
  const { state, request } = counted('wallets', 31_000_000);
  expect((await handler(request)).status).toBe(413);
  expect(state.pulled).toBeLessThanOrEqual(3 * 65_536);
  const application = counted('business-customers', 31_000_000);
  expect((await handler(application.request)).status).toBe(400);
  expect(application.state.pulled).toBeGreaterThan(31_000_000);
  expect(got).toEqual([]);
});

describe('a body that came too late or beside others was not sent, and the page may send it again', () => {
  const silent = () => new ReadableStream<Uint8Array>({ pull: () => new Promise(() => undefined) });
  test.each([
    { why: 'slow', status: 408, limits: { bodyMs: 200 }, body: silent },
    {
      why: 'beside others',
      status: 503,
      limits: { bodyBytes: 20, inFlightBytes: 20 },
      body: () => wallet,
    },
  ])('$why: $status', async ({ status, limits, body }) => {
    let resolve = (): void => {};
    const promise = new Promise<void>((end) => {
      resolve = end;
    });
    const permit = vi.fn(async (input: object) => {
      await promise;
      return { input: { ...input } };
    });
    const { handler } = serve(created, { limits, permit });
    const first = handler(post(wallet));
    await vi.waitFor(() => expect(permit).toHaveBeenCalledOnce());
    const client = pageClient((request) =>
      handler(new Request(request.url, { ...init(request), body: body() } as RequestInit)),
    );
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error).toMatchObject({ status, code: 'NOT_SENT', outcome: 'refused' });
    if (status === 503) expect(error?.retryAfter).toBe(1);
    resolve();
    expect((await first).status).toBe(201);
  });
  const init = ({ method, headers }: Request) => ({ method, headers, duplex: 'half' });
});

test('query text counts only where the operation has it', async () => {
  const { handler, got } = serve(created);
  const request = new Request(`${origin}/api/wallets?currency=USDC&customer_id=mine`, post(wallet));
  expect((await handler(request)).status).toBe(201);
  expect(got.map(({ body }) => body)).toEqual([{ currency: 'ZAR' }]);
});

test('the path wins over the body: what was addressed is what is deleted', async () => {
  const { handler, got } = serve(answering(200, { status: 'success' }));
  const path = '/api/payout/methods/3f2b8c1e-5d4a-4e6f-9a7b-1c2d3e4f5a6b';
  const body = JSON.stringify({ payout_method_id: 'another' });
  const headers = { 'content-type': 'application/json' };
  await handler(new Request(origin + path, { method: 'DELETE', headers, body }));
  expect(got.map(({ asks }) => asks)).toEqual([`DELETE ${path.replace('/api', '')}`]);
});

test('a POST without a body or a type is refused, as a form of another page could send it', async () => {
  const { handler } = serve(created);
  const bare = new Request(`${origin}/api/wallets`, { method: 'POST' });
  expect((await handler(bare)).status).toBe(415);
});

describe('whatever breaks is answered', () => {
  test.each([600, 999])('a status of %i, which no response can have: 502', async (status) => {
    const api = async () => {
      const response = Response.json({ status: 'error', message: 'odd', code: 'X' });
      return new Proxy(response, {
        get: (target, name) => {
          if (name === 'status') return status;
          const value = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    };
    const { handler } = serve(api);
    const { error } = await createWallet(pageClient(handler), { currency: 'ZAR' });
    expect(error).toMatchObject({ status: 502, outcome: 'unknown' });
  });

  test('a body whose stream breaks: 400, and nothing is sent', async () => {
    const { handler, got } = serve(created);
    const body = new ReadableStream({ pull: () => Promise.reject(new Error('reset')) });
    const request = new Request(`${origin}/api/wallets`, {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect((await handler(request)).status).toBe(400);
    expect(got).toEqual([]);
  });

  test('a request that is none: 424', async () => {
    const errors: unknown[] = [];
    const { handler } = serve(created, { onError: (error) => errors.push(error) });
    const request = new Proxy(post(wallet), {
      get: (target, name) =>
        name === 'url' ? 'not an address' : Reflect.get(target, name, target),
    });
    expect((await handler(request)).status).toBe(424);
    expect(errors).toHaveLength(1);
  });
});
