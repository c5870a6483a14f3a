import { success, walletSample as wallet } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createClient, createWallet, listWallets } from '../index.ts';
import { recorder } from '../testing/recorder.ts';
import { key } from '../testing/withFaults.ts';

const baseUrl = 'https://api.example/api';
const body = { currency: 'ZAR' } as const;

test.each([
  { options: { timeout: Number.NaN }, says: 'timeout must be' },
  { options: { timeout: 5_000 }, says: 'timeout must be' },
  { options: { timeout: { attempt: Number.NaN } }, says: 'timeout.attempt' },
  { options: { timeout: { attempt: 0 } }, says: 'timeout.attempt' },
  { options: { timeout: { attempt: -1 } }, says: 'timeout.attempt' },
  { options: { timeout: { total: '5000' } }, says: 'timeout.total' },
  { options: { timeout: { total: Number.NaN } }, says: 'timeout.total' },
  { options: { retry: 3 }, says: 'retry must be' },
  { options: { retry: { limit: -1 } }, says: 'retry.limit' },
  { options: { retry: { limit: Number.POSITIVE_INFINITY } }, says: 'retry.limit' },
  { options: { retry: { baseDelay: Number.NaN } }, says: 'retry.baseDelay' },
  { options: { apiKey: undefined }, says: 'apiKey' },
  { options: { apiKey: 'sk_live 1' }, says: 'apiKey' },
  { options: { headers: 'x-tenant: 7' }, says: 'headers must be' },
  { options: { headers: { 'x tenant': '7' } }, says: 'headers must be' },
  { options: { headers: { 'x-tenant': 7 } }, says: 'headers must be' },
  { options: { headers: { 'x-tenant': '7\r\nx-evil: 1' } }, says: 'headers must be' },
  { options: { headers: { 'X-Api-Key': 'sk_live' } }, says: 'pass apiKey' },
  { options: { headers: { 'content-type': 'text/plain' } }, says: 'sets itself' },
  { options: { headers: { 'Content-Length': '7' } }, says: 'sets itself' },
  { options: { headers: { 'transfer-encoding': 'chunked' } }, says: 'sets itself' },
  { options: { signal: {} }, says: 'signal' },
  { options: { signal: 5_000 }, says: 'signal' },
  { options: null, says: 'Options must be an object' },
])('a call with $options is not sent, and the error names $says', async ({ options, says }) => {
  const { fetch, calls } = recorder(success(wallet));
  const client = createClient({ baseUrl, apiKey: key, fetch });
  // @ts-expect-error Most options have the wrong type.
  const { error } = await createWallet(client, body, options);
  expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent', attempts: 0 });
  expect(error?.issues.map(({ path }) => path)).toEqual([[]]);
  expect(error?.message).toContain(says);
  expect(error?.message).not.toContain('sk_live');
  expect(calls).toEqual([]);
});

test('the headers of a call go with the own headers of the client, and with this call only', async () => {
  const { fetch, calls } = recorder();
  const client = createClient({ baseUrl, apiKey: key, fetch });
  await listWallets(client, {}, { headers: { 'X-Tenant': '7', traceparent: '00-1' } });
  await listWallets(client);
  const seen = calls.map(({ headers }) => [headers.get('x-tenant'), headers.get('x-api-key')]);
  expect(seen).toEqual([
    ['7', key],
    [null, key],
  ]);
});

test.each([
  { auth: 'x-api-key', name: 'x-api-key', value: 'sk_other' },
  { auth: 'bearer', name: 'authorization', value: 'Bearer sk_other' },
] as const)('a key of a call is sent as $name instead of that of the client', async (row) => {
  const { fetch, calls } = recorder();
  const client = createClient({ baseUrl, apiKey: key, fetch, auth: row.auth });
  await listWallets(client, {}, { apiKey: 'sk_other' });
  await listWallets(client);
  expect(calls[0]?.headers.get(row.name)).toBe(row.value);
  expect(calls[1]?.headers.get(row.name)).toContain(key);
});

test('neither key appears in an error of a call that has its own', async () => {
  const fetch = async () =>
    Response.json({ status: 'error', message: `sk_other and ${key}` }, { status: 400 });
  const client = createClient({ baseUrl, apiKey: key, fetch });
  const { error } = await listWallets(client, {}, { apiKey: 'sk_other' });
  expect(error?.message).toBe('[key] and [key]');
});

test('a page that calls its own server passes no key', async () => {
  const { fetch, calls } = recorder();
  const { error } = await listWallets(
    createClient({ baseUrl: '/api', fetch }),
    {},
    { apiKey: 'sk_other' },
  );
  expect(error?.message).toContain('omit apiKey');
  expect(calls).toEqual([]);
});

test.each([0, 1, 3])('a call may have %i retries of its own', async (limit) => {
  let sent = 0;
  const fetch = async () => {
    sent += 1;
    return new Response('', { status: 503 });
  };
  const client = createClient({ baseUrl, apiKey: key, fetch, retry: { baseDelay: 1 } });
  await listWallets(client, {}, { retry: { limit } });
  expect(sent).toBe(limit + 1);
});

test.each([
  { allowPlainHttp: true, url: 'http://sandbox:8787/api/wallets' },
  { allowPlainHttp: true, given: 'https://sandbox/api', url: 'https://sandbox/api/wallets' },
])('with allowPlainHttp, $url is requested', async ({ given, allowPlainHttp, url }) => {
  const { fetch, calls } = recorder();
  const address = given ?? 'http://sandbox:8787/api';
  await listWallets(createClient({ baseUrl: address, apiKey: key, fetch, allowPlainHttp }));
  expect(calls.map((call) => call.url)).toEqual([url]);
});

test.each([
  { what: 'false', allowPlainHttp: false, given: 'http://sandbox:8787' },
  { what: 'text', allowPlainHttp: 'false', given: 'http://sandbox:8787' },
  { what: 'true, for another protocol', allowPlainHttp: true, given: 'ftp://sandbox:8787' },
])('allowPlainHttp of $what permits nothing', ({ allowPlainHttp, given }) => {
  const { fetch } = recorder();
  // @ts-expect-error Some values are not booleans.
  expect(() => createClient({ baseUrl: given, apiKey: key, fetch, allowPlainHttp })).toThrow(
    TypeError,
  );
});

test('options whose getter throws are refused without its message', async () => {
  const { fetch, calls } = recorder(success(wallet));
  const hostile = {
    get timeout(): never {
      throw new Error('sk_live');
    },
  };
  const { error } = await createWallet(
    createClient({ baseUrl, apiKey: key, fetch }),
    body,
    hostile,
  );
  expect(error?.message).toBe('Not sent: 1 issue(s) (Options must be an object)');
  expect(calls).toEqual([]);
});
