import { uuidSample as id, success } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createClient, type RequestEvent, request } from '../index.ts';
import { sender } from '../testing/sender.ts';
import { key } from '../testing/withFaults.ts';

const baseUrl = 'https://h/api';
const get = { operation: 'getCustomer', method: 'GET', path: '/customers/{customer_id}' } as const;

test.each([
  {
    input: { ...get, params: { customer_id: id } },
    sends: { method: 'GET', url: `${baseUrl}/customers/${id}`, body: undefined },
  },
  {
    input: {
      ...get,
      params: { customer_id: 'a/b ?' },
      query: { page: 2, all: true, no: undefined },
    },
    sends: { url: `${baseUrl}/customers/a%2Fb%20%3F?page=2&all=true` },
  },
  {
    input: { operation: 'pay', method: 'POST', path: '/payouts', body: { amount: '1.00' } },
    sends: { method: 'POST', url: `${baseUrl}/payouts`, body: { amount: '1.00' } },
  },
  {
    input: {
      operation: 'amend',
      method: 'PATCH',
      path: '/payouts/{id}',
      params: { id: 7 },
      body: {},
    },
    sends: { method: 'PATCH', url: `${baseUrl}/payouts/7`, body: {} },
  },
] as const)('$input.operation is sent', async ({ input, sends }) => {
  const { client, sent } = sender();
  expect((await request(client, input)).data).toEqual(success([]));
  expect(sent).toMatchObject([sends]);
});

test.each([
  { given: { ...get }, names: 'customer_id' },
  { given: { ...get, params: { customer_id: '..' } }, names: 'customer_id' },
  { given: { ...get, params: { customer_id: ['7'] } }, names: 'customer_id' },
  { given: { ...get, operation: '' }, names: 'operation' },
  { given: { ...get, operation: 'Ada Obi' }, names: 'operation' },
  { given: { ...get, method: 'TRACE' }, names: 'method' },
  { given: { ...get, method: 'get' }, names: 'method' },
  { given: { ...get, path: 'customers' }, names: 'path' },
  { given: { ...get, path: '//evil.example' }, names: 'path' },
  { given: { ...get, path: '/customers/../keys' }, names: 'path' },
  { given: { ...get, path: '/customers/%2e%2e/keys' }, names: 'path' },
  { given: { ...get, path: '/customers?all' }, names: 'path' },
  { given: { ...get, path: '/customers#all' }, names: 'path' },
  { given: { ...get, path: '/\\evil.example' }, names: 'path' },
  { given: { ...get, path: '/customers', body: {} }, names: 'body' },
  { given: { ...get, path: '/customers', query: { all: {} } }, names: 'all' },
  { given: null, names: 'operation' },
])('$given is not sent, and $names says why', async ({ given, names }) => {
  const { client, sent } = sender();
  // @ts-expect-error Most are not requests.
  const { error } = await request(client, given);
  expect(error).toMatchObject({ kind: 'invalid_request', outcome: 'not_sent' });
  expect(error?.issues[0]?.path).toEqual([names]);
  expect(sent).toEqual([]);
});

test.each([
  { method: 'GET', sends: 3 },
  { method: 'POST', sends: 1 },
  { method: 'PUT', sends: 1 },
  { method: 'PATCH', sends: 1 },
  { method: 'DELETE', sends: 1 },
] as const)(
  'a $method without an answer is sent $sends times, hooks see each, and its outcome is unknown',
  async (row) => {
    const seen: RequestEvent[] = [];
    const client = createClient({
      baseUrl,
      apiKey: key,
      fetch: async () => new Response('', { status: 503 }),
      retry: { baseDelay: 1 },
      onRequest: (event) => seen.push(event),
    });
    const input = { operation: 'later', method: row.method, path: '/later/{id}' } as const;
    const { error } = await request(client, { ...input, params: { id } });
    expect(error).toMatchObject({ operation: 'later', outcome: 'unknown', attempts: row.sends });
    expect(seen.map(({ operation, route }) => [operation, route])).toEqual(
      Array.from({ length: row.sends }, () => ['later', '/later/{id}']),
    );
  },
);

test.each([
  {
    status: 404,
    body: { status: 'error', message: 'No', code: 'X' },
    kind: 'api',
    outcome: 'refused',
  },
  { status: 200, body: { status: 'failed' }, kind: 'api', outcome: 'unknown' },
  { status: 200, body: [], kind: 'invalid_response', outcome: 'unknown' },
])(
  'an answer of $status with $body is $kind, $outcome',
  async ({ status, body, kind, outcome }) => {
    const fetch = async () => Response.json(body, { status });
    const client = createClient({ baseUrl, apiKey: key, fetch });
    const { error } = await request(client, { operation: 'all', method: 'GET', path: '/all' });
    expect(error).toMatchObject({ kind, outcome });
  },
);
