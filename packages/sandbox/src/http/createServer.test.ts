import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { AuthenticationErrorSchema, OperationErrorSchema } from '@passmuster/schemas';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { listen } from '../testing/listen.ts';
import { malformedRequests } from '../testing/malformedRequests.ts';
import { rawExchange } from '../testing/rawExchange.ts';
import { get, json, key, post } from '../testing/rawRequests.ts';
import { isExpected, playWireClient } from '../testing/reliability/playWireClient.ts';
import { type WireClient, wireClients } from '../testing/reliability/wireClients.ts';

const sandbox = createSandbox({ apiKeys: [key], maxBodyBytes: 100_000 });
let url: string;
let close: () => void;

beforeAll(async () => {
  ({ url, close } = await listen(sandbox));
});
afterAll(async () => {
  close();
  await sandbox.close();
});

describe('a malformed request', () => {
  test.each(malformedRequests)(
    'with $why gets $status $code, and the next one is served',
    async ({ bytes, status, code }) => {
      const { line, body } = parse(await rawExchange(url, bytes));
      expect([line, body.code]).toEqual([status, code]);
      expect(v.is(OperationErrorSchema, body)).toBe(true);
      await expectServed();
    },
  );

  test('a body that is cut off does no harm', async () => {
    await rawExchange(url, post('{"currency":"ZAR"}').slice(0, -5), 200);
    await expectServed();
  });

  test('a 401 keeps its own shape over HTTP', async () => {
    const { line, body } = parse(await rawExchange(url, get('/api/wallets').replace(key, 'other')));
    expect([line, v.is(AuthenticationErrorSchema, body)]).toEqual([401, true]);
  });
});

describe('several requests on one connection', () => {
  const open = (text: string) => text.replace('Connection: close\r\n', '');
  const statusesOf = (answer: string) =>
    [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

  test('two Host headers are refused', async () => {
    const bytes = get('/api/asset-codes', 'Host: other\r\n');
    const { line, body } = parse(await rawExchange(url, bytes));
    expect([line, body.code]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  const isClosing = (answer: string) => /\r\nconnection: close\r\n/i.test(answer);

  test('what is not HTTP behind a request ends the connection after its answer', async () => {
    const answer = await rawExchange(url, `${open(get('/api/asset-codes'))}garbage\r\n\r\n`);
    expect([statusesOf(answer), isClosing(answer)]).toEqual([[200], true]);
    expect(answer).toContain('"USDC"');
  });

  test('a request that does not wait for the answer before it is not carried out', async () => {
    const write = open(post('{"currency":"CAD"}'));
    const answer = await rawExchange(url, write.repeat(3));
    expect([statusesOf(answer), isClosing(answer)]).toEqual([[201], true]);
    const list = await rawExchange(url, get('/api/wallets?currency=CAD'));
    expect(list).toContain('"total":1');
  });

  test('a client that waits for each answer keeps its connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (const path of ['/live', '/api/asset-codes', '/nowhere', '/docs', '/live']) {
      const [answer] = (await once(request(url + path, { agent }).end(), 'response')) as [
        IncomingMessage,
      ];
      ports.add(answer.socket.localPort);
      await once(answer.resume(), 'end');
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });

  test('an encoding that changes nothing is accepted', async () => {
    const bytes = post('{"currency":"ZAR"}', `${json}Content-Encoding: Identity\r\n`);
    expect(statusesOf(await rawExchange(url, bytes))).toEqual([201]);
  });
});

describe('a client that misbehaves', () => {
  const impatient = { requestMs: 400, answerMs: 300 };

  const play = (url: string, client: WireClient) =>
    [`x-api-key: ${key}\r\n`, ''].map(async (credential) => {
      const outcome = await playWireClient(url, client, credential, 15_000);
      return { ...outcome, credential, isExpected: isExpected(client, outcome) };
    });
  const [floods, others] = [true, false].map((isFlood) =>
    wireClients.filter(({ next }) => (next === 'floods') === isFlood),
  );

  test('is answered, and its connection is closed', async () => {
    const hasty = await listen(sandbox, impatient);
    const playing = others?.flatMap((client) => play(hasty.url, client)) ?? [];
    const outcomes = await Promise.all(playing);
    hasty.close();
    expect(outcomes.filter((outcome) => !outcome.isExpected)).toEqual([]);
  });

  test.each(floods ?? [])('by $name is dropped', async (client) => {
    const hasty = await listen(sandbox, impatient);
    const outcomes = await Promise.all(play(hasty.url, client));
    hasty.close();
    expect(outcomes.filter((outcome) => !outcome.isExpected)).toEqual([]);
  });

  test('is dropped if it does not read its answer', async () => {
    const answer = new Uint8Array(50_000_000);
    const server = await listen({ handle: async () => new Response(answer) }, impatient);
    const client = { name: 'unread', sends: () => get('/'), next: 'never reads' } as const;
    const outcome = await playWireClient(server.url, { ...client, answers: [] }, '', 20_000);
    server.close();
    expect(outcome.closedAfterMs).toBeGreaterThan(impatient.answerMs);
  });
});

function parse(answer: string) {
  const [headers = '', body = ''] = answer.split('\r\n\r\n');
  return { line: Number(headers.slice(9, 12)), body: JSON.parse(body) };
}

async function expectServed(): Promise<void> {
  const served = await fetch(`${url}/api/asset-codes`, { headers: { 'x-api-key': key } });
  expect(served.status).toBe(200);
}
