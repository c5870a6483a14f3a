import { createClient } from '@passmuster/client';
import { success, walletSample } from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { sendBody } from './sendBody.ts';

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });
const failure = (status: number, headers: Record<string, string> = {}) =>
  json(status, { status: 'error', message: 'No', code: 'X' }, headers);
const page = (status: number) => new Response('<p>No</p>', { status });
const broken = (status: number) =>
  new Response(JSON.stringify(success(walletSample)).slice(0, -9), { status });
const lost = (code?: string) =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) }));

const send = (answer: () => Response | Promise<Response>, body: unknown = walletBody) =>
  sendBody(
    'wallet',
    createClient({
      baseUrl: 'https://sandbox.example/api',
      apiKey: 'the_api_key_of_this_test',
      fetch: async () => answer(),
      retry: { limit: 0 },
    }),
    body,
  );
const walletBody = { currency: 'USDC', network: 'polygon' };

test.each([
  { what: 'a wallet', answer: () => json(201, success(walletSample)), id: walletSample.id },
  {
    what: 'a wallet with status 200',
    answer: () => json(200, success(walletSample)),
    id: walletSample.id,
  },
])('$what is created', async ({ answer, id }) => {
  expect(await send(answer)).toEqual({ data: { id } });
});

test.each([
  { what: 'a body that is cut off', answer: () => broken(201) },
  { what: '201 without a body', answer: () => new Response('', { status: 201 }) },
  { what: '201 without an id', answer: () => json(201, success({ ...walletSample, id: null })) },
  { what: '201 that says error', answer: () => failure(201) },
  { what: '202 in another shape', answer: () => json(202, { queued: true }) },
  { what: '204', answer: () => new Response(null, { status: 204 }) },
  { what: 'a redirect', answer: () => new Response(null, { status: 302 }) },
  { what: '408', answer: () => failure(408) },
  { what: '409 of a proxy', answer: () => page(409) },
  { what: '500 after the creation', answer: () => failure(500) },
  { what: '502 of a proxy', answer: () => page(502) },
  { what: '503', answer: () => failure(503) },
  { what: '504 of a proxy', answer: () => page(504) },
  { what: 'a connection that broke', answer: () => lost('ECONNRESET') },
  { what: 'a host that became unreachable', answer: () => lost('EHOSTUNREACH') },
  { what: 'a failure without a reason', answer: () => lost() },
])('after $what the outcome is unknown, and the run goes on', async ({ answer }) => {
  const { error, wait, stop } = await send(answer);
  expect({ outcome: error?.outcome, wait, stop }).toEqual({ outcome: 'unknown' });
});

test.each([
  { what: '400', answer: () => failure(400) },
  { what: '409', answer: () => failure(409) },
  { what: 'a body that the client refuses', answer: () => failure(500), body: { currency: 7 } },
])('$what is a refusal', async ({ answer, body }) => {
  expect((await send(answer, body)).error?.outcome).toBe('refused');
});

test.each([
  { what: '401', answer: () => failure(401), outcome: 'not_sent', says: 'rejected the API key' },
  { what: '401 of a proxy', answer: () => page(401), outcome: 'not_sent', says: 'rejected' },
  { what: '403', answer: () => failure(403), outcome: 'not_sent', says: 'not allowed' },
  {
    what: '403 of a firewall, which may have inspected the answer',
    answer: () => page(403),
    outcome: 'unknown',
    says: 'not allowed',
  },
  {
    what: 'a refused connection',
    answer: () => lost('ECONNREFUSED'),
    outcome: 'not_sent',
    says: "can't be reached (ECONNREFUSED)",
  },
  {
    what: 'more than an hour to wait',
    answer: () => failure(429, { 'retry-after': '3601' }),
    outcome: 'not_sent',
    says: 'the API asks to wait 3,601 seconds',
  },
])('$what stops the run, $outcome', async ({ answer, outcome, says }) => {
  const { error, stop } = await send(answer);
  expect(error?.outcome).toBe(outcome);
  expect(stop).toContain(says);
});

test.each([
  { what: 'an hour', answer: () => failure(429, { 'retry-after': '3600' }), wait: 3600 },
  { what: 'a time of its choice', answer: () => failure(429), wait: 1 },
  { what: 'a time of its choice, on a page,', answer: () => page(429), wait: 1 },
])('an API that asks to wait $what was sent nothing', async ({ answer, wait }) => {
  expect(await send(answer)).toMatchObject({ error: { outcome: 'not_sent' }, wait });
});
