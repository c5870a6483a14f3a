import { walletSample as wallet } from '@passmuster/testing/answers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createClient, type Fetch, listWallets } from '../index.ts';
import { anyText } from '../testing/anyText.ts';
import { recorder } from '../testing/recorder.ts';
import { key } from '../testing/withFaults.ts';

const baseUrl = 'https://api.example/api';

test.each([
  { given: 'https://api.example', url: 'https://api.example/wallets' },
  { given: 'https://api.example/', url: 'https://api.example/wallets' },
  { given: 'https://api.example/api', url: 'https://api.example/api/wallets' },
  { given: 'https://api.example/api///', url: 'https://api.example/api/wallets' },
  { given: 'https://api.example/v1/../api', url: 'https://api.example/api/wallets' },
  { given: 'http://127.0.0.1:4010/api', url: 'http://127.0.0.1:4010/api/wallets' },
  { given: 'http://localhost/api', url: 'http://localhost/api/wallets' },
  { given: 'http://[::1]:4010', url: 'http://[::1]:4010/wallets' },
  { given: 'http://127.255.255.254', url: 'http://127.255.255.254/wallets' },
  { given: 'http://0x7f.1', url: 'http://127.0.0.1/wallets' },
  { given: 'HTTPS://API.example/api', url: 'https://api.example/api/wallets' },
])('base URL $given requests $url', async ({ given, url }) => {
  const { fetch, calls } = recorder();
  await listWallets(createClient({ baseUrl: given, apiKey: key, fetch }));
  expect(calls.map((call) => call.url)).toEqual([url]);
});

test.each([
  { given: 'api.example/api', says: 'absolute URL' },
  { given: '//api.example', says: 'absolute URL' },
  { given: '/api?x', says: 'absolute URL' },
  { given: '/\\api.example', says: 'absolute URL' },
  { given: '/api', says: 'omit apiKey' },
  { given: '', says: 'absolute URL' },
  { given: 'https://', says: 'absolute URL' },
  { given: 'ftp://api.example', says: 'https://' },
  { given: 'xhttps://api.example', says: 'https://' },
  { given: 'javascript:alert(1)', says: 'https://' },
  { given: 'localhost:4010/api', says: 'https://' },
  { given: 'http://api.example', says: 'https://' },
  { given: 'http://127.evil.example', says: 'https://' },
  { given: 'http://127.0.0.1.evil.example', says: 'https://' },
  { given: 'http://localhost.evil.example', says: 'https://' },
  { given: 'http://evil.localhost', says: 'https://' },
  { given: 'http://localhost.', says: 'https://' },
  { given: 'http://126.255.255.255', says: 'https://' },
  { given: 'http://128.0.0.1', says: 'https://' },
  { given: 'http://0.0.0.0', says: 'https://' },
  { given: 'http://[::2]', says: 'https://' },
  { given: 'http://[::ffff:127.0.0.1]', says: 'https://' },
  { given: 'https://api.example/api?key=s3cret', says: 'not have a query' },
  { given: 'https://api.example/api?', says: 'not have a query' },
  { given: 'https://api.example/api#part', says: 'not have a query or a fragment' },
  { given: 'https://ada:s3cret@api.example', says: 'not contain a user name' },
])('base URL "$given" is refused with "$says" and not repeated', ({ given, says }) => {
  const make = () => createClient({ baseUrl: given, apiKey: key, fetch: recorder().fetch });
  expect(make).toThrow(TypeError);
  expect(make).toThrow(says);
  expect(make).not.toThrow('s3cret');
});

test.each([
  { what: 'empty', apiKey: '' },
  { what: 'white space', apiKey: ' ' },
  { what: 'a line break at its end', apiKey: 'sk_live_1\n' },
  { what: 'a header after a line break', apiKey: 'sk_live_1\r\nx-evil: 1' },
  { what: 'a space', apiKey: 'sk_live_1 2' },
  { what: 'a letter beyond ASCII', apiKey: 'sk_live_é' },
  { what: 'a NUL', apiKey: 'sk_live_\0' },
  { what: 'undefined', apiKey: undefined },
  { what: 'a number', apiKey: 7 },
])('a key that is or has $what is refused, and not repeated', ({ apiKey }) => {
  // @ts-expect-error Some keys are not text.
  const make = () => createClient({ baseUrl, apiKey, fetch: recorder().fetch });
  expect(make).toThrow('apiKey must be visible ASCII');
  expect(make).not.toThrow('sk_live');
});

test.each([
  { option: { timeout: { attempt: 0 } }, says: 'timeout.attempt' },
  { option: { timeout: { total: Number.NaN } }, says: 'timeout.total' },
  { option: { timeout: { attempt: '5000' } }, says: 'timeout.attempt' },
  { option: { retry: { limit: -1 } }, says: 'retry.limit' },
  { option: { retry: { limit: 1.5 } }, says: 'retry.limit' },
  { option: { retry: { baseDelay: -1 } }, says: 'retry.baseDelay' },
  { option: { retry: { maxDelay: -1 } }, says: 'retry.maxDelay' },
  { option: { retry: { maxRetryAfter: -1 } }, says: 'retry.maxRetryAfter' },
  { option: { maxResponseBytes: 0 }, says: 'maxResponseBytes' },
  { option: { maxResponseBytes: '9' }, says: 'maxResponseBytes' },
  { option: { random: 0.5 }, says: 'random' },
  { option: { userAgent: 'shop\r\nx-evil: 1' }, says: 'userAgent' },
  { option: { auth: 'basic' }, says: 'auth' },
  { option: { fetch: undefined }, says: 'fetch' },
])('$option is refused, and the message names $says', ({ option, says }) => {
  // @ts-expect-error Some options have the wrong type.
  const make = () => createClient({ baseUrl, apiKey: key, fetch: recorder().fetch, ...option });
  expect(make).toThrow(TypeError);
  expect(make).toThrow(says);
});

test.each([
  { timeout: { attempt: 1, total: 1 } },
  { retry: { limit: 0, baseDelay: 0, maxDelay: 0, maxRetryAfter: 0 } },
  { maxResponseBytes: 1 },
])('%j has the least values, and is accepted', (option) => {
  expect(() =>
    createClient({ baseUrl, apiKey: key, fetch: recorder().fetch, ...option }),
  ).not.toThrow();
});

test('a client cannot be pointed to another address', () => {
  const client = createClient({ baseUrl, apiKey: key, fetch: recorder().fetch });
  expect(() => Object.assign(client, { baseUrl: 'https://other.example' })).toThrow(TypeError);
});

test('a deadline of Infinity never ends a call', async () => {
  const timeout = { attempt: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };
  const { fetch } = recorder();
  const slow: Fetch = async (url, init) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return fetch(url, init);
  };
  const options = { baseUrl, apiKey: key, fetch: slow };
  expect((await listWallets(createClient({ ...options, timeout }))).data?.wallets).toEqual([
    wallet,
  ]);
  const { data } = await listWallets(createClient(options), {}, { timeout });
  expect(data?.wallets).toEqual([wallet]);
});

test.each([
  { auth: undefined, sent: { 'x-api-key': key, authorization: null } },
  { auth: 'x-api-key', sent: { 'x-api-key': key, authorization: null } },
  { auth: 'bearer', sent: { 'x-api-key': null, authorization: `Bearer ${key}` } },
] as const)('with auth $auth the key is in one header', async ({ auth, sent }) => {
  const { fetch, calls } = recorder();
  await listWallets(createClient({ baseUrl, apiKey: key, fetch, auth, userAgent: 'shop/1.0' }));
  const headers = calls[0]!.headers;
  const seen = {
    'x-api-key': headers.get('x-api-key'),
    authorization: headers.get('authorization'),
  };
  expect(seen).toEqual(sent);
  expect(headers.get('user-agent')).toBe('shop/1.0');
  expect(headers.get('accept')).toBe('application/json');
  expect(headers.has('content-type')).toBe(false);
});

test.each([
  { what: 'nothing', gives: () => undefined },
  { what: 'no promise', gives: () => Response.json({}) },
  { what: 'an answer without headers', gives: async () => ({ status: 200 }) },
  {
    what: 'an error at once',
    gives: () => {
      throw new Error('no');
    },
  },
])('a fetch that gives $what makes an error, not an exception', async ({ gives }) => {
  const client = createClient({
    baseUrl,
    apiKey: key,
    // @ts-expect-error It doesn't give a response.
    fetch: gives,
    retry: { limit: 0 },
  });
  const { error } = await listWallets(client);
  expect(error).toMatchObject({ kind: 'connection', outcome: 'unknown', attempts: 1 });
});

test('any text as a key or a base URL makes a client or a TypeError', () => {
  fc.assert(
    fc.property(anyText, anyText, (apiKey, url) => {
      try {
        createClient({ baseUrl: url, apiKey, fetch: recorder().fetch });
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
    }),
  );
});

test.each([
  { given: '/api', url: '/api/wallets' },
  { given: '/api/', url: '/api/wallets' },
  { given: 'https://shop.example/api', url: 'https://shop.example/api/wallets' },
])(
  'without a key, base URL $given requests $url and sends no credential',
  async ({ given, url }) => {
    const { fetch, calls } = recorder();
    await listWallets(createClient({ baseUrl: given, fetch }));
    expect(calls.map((call) => call.url)).toEqual([url]);
    const names = [...(calls[0]?.headers.keys() ?? [])];
    expect(names).not.toContain('x-api-key');
    expect(names).not.toContain('authorization');
  },
);
