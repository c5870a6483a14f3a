import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type SandboxProcess, startSandbox } from '../../packages/testing/src/startSandbox.ts';
import { type RunningProgram, startProgram } from './startProgram.ts';

let sandbox: SandboxProcess;
let server: RunningProgram;
beforeAll(async () => {
  sandbox = await startSandbox();
  const env = { API_URL: sandbox.baseUrl, API_KEY: sandbox.apiKey, PORT: '0' };
  server = await startProgram(`${inject('examples')}/express`, ['src/server.ts'], env);
});
afterAll(async () => {
  await server?.stop();
  await sandbox?.stop();
});

const example = readFileSync(new URL('../ng-company.json', import.meta.url), 'utf8');
const secret = 'secret-value-of-the-body';

const ask = (path: string, body?: string, headers: Record<string, string> = {}) =>
  fetch(`${server.address}${path}`, {
    ...(body !== undefined && { method: 'POST', body }),
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer visitor',
      ...headers,
    },
  });
const create = (body: string, headers?: Record<string, string>) =>
  ask('/api/business-customers', body, headers);

test('a customer is created with the key of the server', async () => {
  const response = await create(example);
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    status: 'success',
    data: { id: expect.any(String) },
  });
});

test('the wallets of the visitor alone are listed, and their query is passed on', async () => {
  const { baseUrl, apiKey } = sandbox;
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  const body = JSON.stringify({ currency: 'USDC', network: 'polygon' });
  expect((await fetch(`${baseUrl}/wallets`, { method: 'POST', headers, body })).status).toBe(201);
  const response = await ask('/api/wallets?page=1&limit=5');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ data: [], pagination: { page: 1, limit: 5 } });
});

test.each([
  { why: 'malformed JSON', status: 400, code: 'INVALID_JSON', body: `{"email": ${secret}` },
  {
    why: 'an application with errors',
    status: 400,
    code: 'VALIDATION_ERROR',
    body: `{"email": "${secret}"}`,
  },
  { why: 'another content type', status: 415, headers: { 'content-type': 'text/plain' } },
  { why: 'another origin', status: 403, headers: { origin: 'https://evil.example' } },
  { why: 'a visitor who is not signed in', status: 401, headers: { authorization: '' } },
  { why: 'an operation that is not listed', status: 404, path: '/api/payout/methods/bank' },
])(
  '$why: $status, in the error shape of the API, without a stack trace or a value of the body',
  async ({
    status,
    code = expect.any(String),
    path = '/api/business-customers',
    body = JSON.stringify({ email: secret }),
    headers,
  }) => {
    const response = await ask(path, body, headers);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(JSON.parse(text)).toMatchObject({ status: 'error', message: expect.any(String), code });
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\.ts:|node_modules|at /);
  },
);

test('nothing of a request is logged', () => {
  expect(server.printed().trim()).toBe(server.address);
});
