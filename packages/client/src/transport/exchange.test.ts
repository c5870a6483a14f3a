import { assetCodeSample as assetCode, success } from '@passmuster/testing/answers';
import { expect, test, vi } from 'vitest';
import { createClient, type Fetch, listAssetCodes } from '../index.ts';
import { key } from '../testing/withFaults.ts';

const call = (fetch: Fetch) =>
  listAssetCodes(createClient({ baseUrl: 'https://h', apiKey: key, fetch, retry: { limit: 0 } }));

test('without x-request-id there is no request id', async () => {
  const { response } = await call(async () => Response.json(success([assetCode])));
  expect(response?.requestId).toBeUndefined();
});

test('a redirect without a body is a redirect', async () => {
  const { error } = await call(async () => new Response(null, { status: 302 }));
  expect(error).toMatchObject({ kind: 'redirect', status: 302, outcome: 'refused' });
});

test('once a response has begun, no code of its body means that nothing was sent', async () => {
  const broken = Object.assign(new Error('broken'), { code: 'ECONNREFUSED' });
  const body = new ReadableStream({ start: (controller) => controller.error(broken) });
  const { error } = await call(async () => new Response(body));
  expect(error).toMatchObject({ kind: 'connection', outcome: 'unknown', status: 200 });
});

test.each([
  { what: 'succeeds', fetch: async () => Response.json(success([assetCode])) },
  { what: 'fails', fetch: () => Promise.reject(new Error('no')) },
])('a call that $what leaves no timer behind', async ({ fetch }) => {
  vi.useFakeTimers();
  await call(fetch);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
