import { type ClientError, createClient, listWallets } from '@passmuster/client';
import { expect, test } from 'vitest';
import { toFailure } from './toFailure.ts';

const url = 'http://127.0.0.1:8787/api';
const json = (body: unknown, status: number) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refused = (status: number, message: string) =>
  json({ status: 'error', code: 'X', message }, status);

async function errorOf(answer: () => Response): Promise<ClientError> {
  const client = createClient({
    baseUrl: url,
    apiKey: 'key',
    retry: { limit: 0 },
    fetch: async () => answer(),
  });
  const { error } = await listWallets(client);
  if (!error) throw new Error('The answer was no error');
  return error;
}

test.each([
  {
    why: 'no sandbox',
    answer: () => {
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
    },
    status: 502,
    says: /^The sandbox at http:\/\/127\.0\.0\.1:8787\/api is not running\. Nothing was sent\. Start it/,
  },
  {
    why: 'a connection that broke',
    answer: () => {
      throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNRESET' } });
    },
    status: 502,
    says: /look under Wallets before you send it again/,
  },
  {
    why: 'no JSON',
    answer: () => new Response('<html>'),
    status: 502,
    says: /gave no proper answer/,
  },
  {
    why: '401',
    answer: json(
      {
        status: 'failed',
        message: 'Invalid',
        error: { code: 'INVALID_TOKEN', details: { reason: 'x' } },
      },
      401,
    ),
    status: 401,
    says: /does not take the API key of the demo/,
  },
  {
    why: '409',
    answer: refused(409, 'A customer with this phone exists'),
    status: 409,
    says: /^A customer with this phone exists\. Each customer needs/,
  },
  {
    why: '400',
    answer: refused(400, 'Check the fields.'),
    status: 400,
    says: /^Check the fields\.$/,
  },
  { why: '413', answer: refused(413, 'Too large'), status: 413, says: /Attach smaller files/ },
  { why: '429', answer: refused(429, 'Too many'), status: 429, says: /Wait a moment/ },
  {
    why: '500',
    answer: refused(500, 'Broken'),
    status: 502,
    says: /^The sandbox failed: Broken\./,
  },
])('$why becomes one line with something to do', async ({ answer, status, says }) => {
  const failure = toFailure(await errorOf(answer), url);
  expect(failure.status).toBe(status);
  expect(failure.body.message).toMatch(says);
  expect(failure.body.message).not.toContain('\n');
});
