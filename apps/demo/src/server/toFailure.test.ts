import { type ClientError, createClient, listWallets } from '@passmuster/client';
import { expect, test } from 'vitest';
import { toFailure } from './toFailure.ts';

const answerOf =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      }),
    );
const refusal = (code: string) => ({ status: 'error', code, message: 'No' });

/** The error that the real client makes of an answer, or of none. */
async function errorFrom(fetch: () => Promise<Response>): Promise<ClientError> {
  const client = createClient({
    baseUrl: 'https://sandbox.test/api',
    apiKey: 'pm_sandbox_key_of_this_test_only',
    fetch,
    retry: { limit: 0 },
  });
  const { error } = await listWallets(client);
  if (!error) throw new Error('The call succeeded');
  return error;
}

const refused = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
});
const reset = Object.assign(new TypeError('fetch failed'), {
  cause: Object.assign(new Error('reset'), { code: 'ECONNRESET' }),
});

test.each([
  {
    why: 'the sandbox is not running',
    fetch: () => Promise.reject(refused),
    status: 502,
    body: { failure: 'not-running', outcome: 'not_sent' },
  },
  {
    why: 'the answer is lost',
    fetch: () => Promise.reject(reset),
    status: 502,
    body: { failure: 'no-answer', outcome: 'unknown' },
  },
  {
    why: 'the key is rejected',
    fetch: answerOf(401, refusal('UNAUTHORIZED')),
    status: 401,
    body: { failure: 'unauthorized', outcome: 'refused' },
  },
  {
    why: 'the customer exists',
    fetch: answerOf(409, refusal('DUPLICATE_EMAIL')),
    status: 409,
    body: { failure: 'conflict', code: 'DUPLICATE_EMAIL' },
  },
  {
    why: 'the body is too large',
    fetch: answerOf(413, refusal('BODY_TOO_LARGE')),
    status: 413,
    body: { failure: 'too-large' },
  },
  {
    why: 'there are too many requests',
    fetch: answerOf(429, refusal('RATE_LIMITED'), { 'retry-after': '7' }),
    status: 429,
    body: { failure: 'too-many', retryAfter: 7 },
  },
  {
    why: 'the sandbox fails',
    fetch: answerOf(500, refusal('INTERNAL')),
    status: 502,
    body: { failure: 'server-error', outcome: 'unknown' },
  },
])('$why', async ({ fetch, status, body }) => {
  const failure = toFailure(await errorFrom(fetch));
  expect(failure.status).toBe(status);
  expect(failure.body).toMatchObject(body);
});
