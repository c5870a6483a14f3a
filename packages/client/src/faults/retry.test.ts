import {
  assetCodeSample as assetCode,
  uuidSample as id,
  notFound,
  success,
  tokenExpired,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createWallet, deletePayoutMethod, listAssetCodes, type ResponseEvent } from '../index.ts';
import { answer, json } from '../testing/answer.ts';
import type { Play } from '../testing/faultServer.ts';
import { inTurn, send } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

const codes = send(json(success([assetCode])));
const busy = (status: number, headers: Record<string, string> = {}): Play =>
  send(json({ status: 'error', message: 'Later', code: 'BUSY' }, { status, headers }));

test.each([408, 429, 500, 502, 503, 504])('%i, then 200: a GET is sent again', async (status) => {
  await withFaults(inTurn(busy(status), codes), async (client, { received }) => {
    const { data, response } = await listAssetCodes(client);
    expect({ data, attempts: response?.attempts }).toEqual({ data: [assetCode], attempts: 2 });
    expect(received).toHaveLength(2);
  });
});

test.each([429, 500, 502, 503, 504])('%i, then 200: a POST is not sent again', async (status) => {
  const made = send(json(success(wallet)));
  await withFaults(inTurn(busy(status), made), async (client, { received }) => {
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error).toMatchObject({ kind: 'api', status, code: 'BUSY', attempts: 1 });
    expect(error?.outcome).toBe(status < 500 ? 'refused' : 'unknown');
    expect(received).toHaveLength(1);
  });
});

test('a failure that stays: a GET is sent 3 times and gives the last error', async () => {
  await withFaults(busy(503), async (client, { received }) => {
    const { error } = await listAssetCodes(client);
    expect(error).toMatchObject({ kind: 'api', status: 503, attempts: 3 });
    expect(received).toHaveLength(3);
  });
});

test('no retries where they are turned off', async () => {
  await withFaults(
    busy(503),
    async (client, { received }) => {
      await listAssetCodes(client);
      expect(received).toHaveLength(1);
    },
    { retry: { limit: 0 } },
  );
});

test.each([400, 401, 403, 404, 409, 413, 415, 422])('%i: one attempt', async (status) => {
  await withFaults(send(json(notFound, { status })), async (client, { received }) => {
    const { error } = await listAssetCodes(client);
    expect(error).toMatchObject({
      kind: 'api',
      status,
      outcome: 'refused',
      code: 'PAYOUT_METHOD_NOT_FOUND',
      message: 'Not found',
      requestId: 'req-1',
      attempts: 1,
    });
    expect(received).toHaveLength(1);
  });
});

test('401 in its own shape: one attempt, with the reason of its details', async () => {
  await withFaults(send(json(tokenExpired, { status: 401 })), async (client, { received }) => {
    const { error } = await listAssetCodes(client);
    expect(error).toMatchObject({
      kind: 'api',
      status: 401,
      code: 'INVALID_TOKEN',
      reason: 'token_expired',
      message: 'Invalid or expired token',
    });
    expect(error?.raw).toEqual(tokenExpired);
    expect(received).toHaveLength(1);
  });
});

test('a DELETE that was done, its answer lost: not sent again, and the error says so', async () => {
  const hangUp: Play = (socket) => void socket.end();
  await withFaults(
    inTurn(hangUp, send(json(notFound, { status: 404 }))),
    async (client, { received }) => {
      const { error } = await deletePayoutMethod(client, { payout_method_id: id });
      expect(error).toMatchObject({ kind: 'connection', outcome: 'unknown', attempts: 1 });
      expect(received).toHaveLength(1);
    },
  );
});

/** Plays 429 with these headers. Returns the delay that the client chose, and ends the call. */
async function waitAfter(headers: Record<string, string>): Promise<ResponseEvent> {
  const stop = new AbortController();
  const events: ResponseEvent[] = [];
  await withFaults(busy(429, headers), (client) => listAssetCodes(client, {}, stop), {
    timeout: { attempt: 1_000, total: 60_000 },
    onResponse: (event) => {
      events.push(event);
      stop.abort();
    },
  });
  const [event] = events;
  if (!event) throw new Error('no attempt ended');
  return event;
}

const date = 'Sat, 31 Jan 2026 09:30:00 GMT';
const later = (time: string) => ({ date, 'retry-after': `Sat, 31 Jan 2026 ${time} GMT` });

test.each([
  { says: '2 seconds', headers: { 'retry-after': '2' }, waits: 2_000 },
  { says: '60 seconds, the most it waits for,', headers: { 'retry-after': '60' }, waits: 60_000 },
  { says: 'a date half a minute after its own', headers: later('09:30:30'), waits: 30_000 },
  {
    says: 'a date half a minute after its own, by a clock an hour fast,',
    headers: {
      date: 'Sat, 31 Jan 2099 10:30:00 GMT',
      'retry-after': 'Sat, 31 Jan 2099 10:30:30 GMT',
    },
    waits: 30_000,
  },
])('429 that says $says: a GET waits $waits ms', async ({ headers, waits }) => {
  expect(await waitAfter(headers)).toMatchObject({
    retryIn: waits,
    error: { retryAfter: waits / 1000 },
  });
});

test('429 that says 2 seconds: a POST fails at once and passes it on', async () => {
  await withFaults(busy(429, { 'retry-after': '2' }), async (client, { received }) => {
    const { error } = await createWallet(client, { currency: 'ZAR' });
    expect(error).toMatchObject({ status: 429, outcome: 'refused', retryAfter: 2, attempts: 1 });
    expect(received).toHaveLength(1);
  });
});

test.each([
  { says: '61 seconds', headers: { 'retry-after': '61' }, retryAfter: 61 },
  { says: 'one day', headers: { 'retry-after': '86400' }, retryAfter: 86_400 },
  {
    says: 'a date one day off',
    headers: { date, 'retry-after': 'Sun, 01 Feb 2026 09:30:00 GMT' },
    retryAfter: 86_400,
  },
])('429 that says $says: fails at once and passes it on', async ({ headers, retryAfter }) => {
  expect(await waitAfter(headers)).toMatchObject({ retryIn: undefined, error: { retryAfter } });
});

test.each([
  { says: 'nothing', headers: {} },
  { says: 'nonsense', headers: { 'retry-after': 'soon' } },
  { says: '-1', headers: { 'retry-after': '-1' } },
  { says: '1e9', headers: { 'retry-after': '1e9' } },
  { says: '0', headers: { 'retry-after': '0' } },
  {
    says: 'a date without one of its own',
    headers: { 'retry-after': 'Sat, 31 Jan 2026 09:31:00 GMT' },
  },
  { says: 'a date that is past', headers: later('08:30:00') },
])('429 that says $says: the usual wait', async ({ headers }) => {
  const { retryIn } = await waitAfter(headers);
  expect(retryIn).toBeGreaterThanOrEqual(2.5);
  expect(retryIn).toBeLessThanOrEqual(5);
});

test('a wait that the API asks for does not use up the deadline', async () => {
  await withFaults(
    inTurn(busy(429, { 'retry-after': '1' }), (socket) => {
      setTimeout(() => socket.write(json(success([assetCode]))), 300);
    }),
    async (client) => {
      expect((await listAssetCodes(client)).data).toEqual([assetCode]);
    },
    { timeout: { attempt: 900, total: 1_100 } },
  );
});

test('HTML from a gateway, then 200: a GET is sent again', async () => {
  const page = send(
    answer({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad</h1>' }),
  );
  await withFaults(inTurn(page, codes), async (client) => {
    expect((await listAssetCodes(client)).response?.attempts).toBe(2);
  });
});
