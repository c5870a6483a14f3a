import { join } from 'node:path';
import { createClient } from '@passmuster/client';
import { describe, expect, test } from 'vitest';
import { createApp } from './createApp.ts';

const key = 'pm_sandbox_known_to_the_server_only';
const examples = join(import.meta.dirname, '../../../../examples');
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The demo's server facing an API that gives this answer, and what that API was asked. */
function facing(answer: () => Response) {
  const asked: Request[] = [];
  const client = createClient({
    baseUrl: 'http://sandbox.test/api',
    apiKey: key,
    retry: { limit: 0 },
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
  });
  const app = createApp({ client, page: join(import.meta.dirname, '../../public'), examples });
  return {
    app,
    asked,
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://127.0.0.1:4173${path}`, { headers }),
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      app.request(`http://127.0.0.1:4173${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...headers },
      }),
  };
}

const verdict = () => json({ status: 'success', data: { valid: true }, message: 'ok' });
const ask =
  '/api/payouts/validate-address?network=polygon&address=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test('an operation is passed on with the key, and its answer back without', async () => {
  const { get, asked } = facing(verdict);
  const answer = await get(ask);
  expect([answer.status, await answer.json()]).toEqual([200, { data: { valid: true } }]);
  expect(asked[0]?.headers.get('x-api-key')).toBe(key);
  expect(JSON.stringify([...answer.headers])).not.toContain(key);
});

test('a key that the API repeats in an error does not reach the page', async () => {
  const { get } = facing(() => json({ status: 'error', code: 'X', message: `Key ${key}` }, 400));
  expect(await (await get(ask)).text()).not.toContain(key);
});

describe('only the demo’s own page may use the key', () => {
  test.each([
    { why: 'a foreign page', headers: { origin: 'https://evil.example' } },
    { why: 'a page without an origin of its own', headers: { origin: 'null' } },
    { why: 'another port', headers: { origin: 'http://127.0.0.1:9999' } },
    { why: 'a form of a foreign page', headers: { 'content-type': 'text/plain' } },
  ])('$why is refused', async ({ headers }) => {
    const { post, asked } = facing(verdict);
    expect((await post('/api/wallets', '{"currency":"ZAR"}', headers)).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('a name that was rebound to this machine is refused', async () => {
    const { app, asked } = facing(verdict);
    expect((await app.request(`http://evil.example:4173${ask}`)).status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('the page itself is let in', async () => {
    const { get } = facing(verdict);
    expect((await get(ask, { origin: 'http://127.0.0.1:4173' })).status).toBe(200);
  });
});

describe('what the page sends wrongly is refused here, field by field', () => {
  test.each([
    { why: 'no JSON', body: '{', path: [] },
    { why: 'an array', body: '[]', path: [] },
    {
      why: 'a network that is none',
      body: '{"currency":"USDC","network":"tron"}',
      path: ['network'],
    },
    { why: 'no currency', body: '{}', path: ['currency'] },
  ])('$why', async ({ body, path }) => {
    const { post, asked } = facing(verdict);
    const answer = await post('/api/wallets', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path }] });
    expect(asked).toEqual([]);
  });
});

test.each(['us-llc', 'ng-company', 'za-close-corporation', 'incomplete'])(
  'the example %s is served as JSON',
  async (name) => {
    const answer = await facing(verdict).get(`/examples/${name}.json`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toHaveProperty('business_name');
  },
);

test.each([
  '/examples/..%2Fpackage.json',
  '/examples/none.json',
  '/api/none',
  '/api/customers/kyc',
])('%s is not found', async (path) => {
  expect((await facing(verdict).get(path)).status).toBe(404);
});
