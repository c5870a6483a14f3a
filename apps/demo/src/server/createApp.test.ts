import { describe, expect, test } from 'vitest';
import { ask, facing, json, key, verdict } from './testing/facing.ts';

test('an operation is forwarded with the key, and its answer returned without', async () => {
  const { get, asked } = facing(verdict);
  const answer = await get(ask);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'success', message: 'ok', data: { valid: true } },
  ]);
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

describe('a wrong request is refused field by field, before it is sent', () => {
  test.each([
    {
      why: 'an unknown network',
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

test.each(['{', '[]', '"text"'])(
  'the body %s is refused, and nothing of it is repeated',
  async (body) => {
    const { post, asked } = facing(verdict);
    const answer = await post('/api/wallets', body);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'INVALID_JSON']);
    expect(asked).toEqual([]);
  },
);

test.each([
  { what: '1,000,000 owners', owners: '{},'.repeat(999_999) },
  {
    what: '1,000 owners with 1,000 documents each',
    owners: `{"supporting_documents":[${'{},'.repeat(999)}{}]},`.repeat(999),
  },
])('an application with $what is refused with one issue', async ({ owners }) => {
  const { post, asked } = facing(verdict);
  const answer = await post('/api/business-customers', `{"business_owners":[${owners}{}]}`);
  const { issues } = await answer.json();
  expect([answer.status, issues.length, asked.length]).toEqual([400, 1, 0]);
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
  '/sandbox/snapshot',
  '/assets/none.js',
])('%s is not found', async (path) => {
  expect((await facing(verdict).get(path)).status).toBe(404);
});

const maxBodyBytes = 32 * 1024 * 1024;

test.each([
  { why: 'announced', headers: { 'content-length': String(maxBodyBytes + 1) }, sent: 10 },
  { why: 'sent in pieces', headers: {}, sent: maxBodyBytes + 1 },
])(
  'a body over the limit ($why) is refused with 413 and not read on',
  async ({ headers, sent }) => {
    const { app, asked } = facing(verdict);
    let pulled = 0;
    const piece = new Uint8Array(1024 * 1024);
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += piece.length;
        controller.enqueue(piece);
        if (pulled >= sent * 4) controller.close();
      },
    });
    const answer = await app.request('http://127.0.0.1:4173/api/business-customers', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
    expect(pulled).toBeLessThan(sent + 4 * piece.length);
    expect(asked).toEqual([]);
  },
);
