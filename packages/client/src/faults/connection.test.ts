import {
  assetCodeSample as assetCode,
  uuidSample as id,
  success,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createClient } from '../config/createClient.ts';
import { createWallet, deletePayoutMethod, listAssetCodes } from '../index.ts';
import { json } from '../testing/answer.ts';
import { startFaultServer } from '../testing/faultServer.ts';
import { cutOff, inTurn, reset, send } from '../testing/inTurn.ts';
import { brisk, key, withFaults } from '../testing/withFaults.ts';

const codes = success([assetCode]);
const made = success(wallet);

const operations = {
  GET: (client: Parameters<typeof listAssetCodes>[0]) => listAssetCodes(client),
  POST: (client: Parameters<typeof createWallet>[0]) => createWallet(client, { currency: 'ZAR' }),
  DELETE: (client: Parameters<typeof createWallet>[0]) =>
    deletePayoutMethod(client, { payout_method_id: id }),
} as const;

/** A port on which nobody listens. */
async function deadAddress(): Promise<string> {
  const server = await startFaultServer(() => {});
  await server.close();
  return server.baseUrl;
}

test.each([
  { method: 'GET', tries: 3 },
  { method: 'POST', tries: 3 },
  { method: 'DELETE', tries: 3 },
] as const)(
  'a refused connection: $method is tried $tries times, since nothing was sent',
  async ({ method, tries }) => {
    let attempts = 0;
    const client = createClient({
      ...brisk,
      baseUrl: await deadAddress(),
      apiKey: key,
      fetch: globalThis.fetch,
      onRequest: () => {
        attempts += 1;
      },
    });
    const { error } = await operations[method](client);
    expect(error).toMatchObject({
      kind: 'connection',
      outcome: 'not_sent',
      reason: 'ECONNREFUSED',
    });
    expect({ attempts, said: error?.attempts }).toEqual({ attempts: tries, said: tries });
  },
);

test('a refused connection that comes back: the POST arrives once', async () => {
  const server = await startFaultServer(send(json(made, { status: 201 })));
  let calls = 0;
  const client = createClient({
    ...brisk,
    baseUrl: server.baseUrl,
    apiKey: key,
    fetch: (url, init) => {
      calls += 1;
      if (calls > 1) return fetch(url, init);
      return Promise.reject(
        new TypeError('fetch failed', {
          cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
        }),
      );
    },
  });
  const { data } = await createWallet(client, { currency: 'ZAR' });
  expect({ data, arrived: server.received.length }).toEqual({ data: wallet, arrived: 1 });
  await server.close();
});

const answerOf = { GET: codes, POST: made, DELETE: { status: 'success' } } as const;
/** The received part is JSON in the right shape. Only the content-length shows that it is incomplete. */
const partial = (method: keyof typeof answerOf) =>
  json(answerOf[method], { headers: { 'content-length': '4096' } });

const breaks = [
  { fault: 'a reset before or after processing', play: () => reset },
  {
    fault: 'a hang-up without an answer',
    play: () => (socket: Parameters<typeof reset>[0]) => void socket.end(),
  },
  {
    fault: 'an end in mid-body, even if the part received parses,',
    play: (method: keyof typeof answerOf) => cutOff(partial(method), 0),
  },
  {
    fault: 'a reset in mid-body',
    play: (method: keyof typeof answerOf) => (socket: Parameters<typeof reset>[0]) => {
      socket.write(partial(method), () => setTimeout(() => socket.resetAndDestroy(), 5));
    },
  },
  {
    fault: 'a chunked body without its end',
    play: (method: keyof typeof answerOf) => (socket: Parameters<typeof reset>[0]) => {
      const text = JSON.stringify(answerOf[method]);
      const head = 'HTTP/1.1 200 -\r\ntransfer-encoding: chunked\r\n\r\n';
      socket.end(`${head}${text.length.toString(16)}\r\n${text}\r\n`);
    },
  },
];

test.each(
  breaks.flatMap((row) => [
    { ...row, method: 'GET' as const, arrivals: 3 },
    { ...row, method: 'POST' as const, arrivals: 1 },
    { ...row, method: 'DELETE' as const, arrivals: 1 },
  ]),
)(
  '$fault: $method arrives $arrivals times and its outcome is unknown',
  async ({ play, method, arrivals }) => {
    await withFaults(play(method), async (client, { received }) => {
      const { error } = await operations[method](client);
      expect(error).toMatchObject({ kind: 'connection', outcome: 'unknown', attempts: arrivals });
      expect(error?.message).toContain('The API may have acted on the request');
      expect(received.map((request) => request.method)).toEqual(Array(arrivals).fill(method));
    });
  },
);

test.each(breaks)('$fault, then an answer: GET gives the answer', async ({ play }) => {
  await withFaults(inTurn(play('GET'), send(json(codes))), async (client, { received }) => {
    const { data, response } = await listAssetCodes(client);
    expect({ data, attempts: response?.attempts }).toEqual({ data: [assetCode], attempts: 2 });
    expect(received).toHaveLength(2);
  });
});

test.each(['GET', 'POST', 'DELETE'] as const)(
  'a port that fetch blocks: %s, nothing was sent',
  async (method) => {
    const options = { ...brisk, baseUrl: 'http://127.0.0.1:6000', apiKey: key };
    const client = createClient({ ...options, fetch: globalThis.fetch });
    const { error } = await operations[method](client);
    expect(error).toMatchObject({ kind: 'connection', outcome: 'not_sent', reason: 'BAD_PORT' });
  },
);
