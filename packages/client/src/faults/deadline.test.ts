import {
  assetCodeSample as assetCode,
  success,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, createWallet, listAssetCodes } from '../index.ts';
import { json } from '../testing/answer.ts';
import type { Play } from '../testing/faultServer.ts';
import { inTurn, send, silence } from '../testing/inTurn.ts';
import { key, withFaults } from '../testing/withFaults.ts';

const codes = json(success([assetCode]));
const timeout = { attempt: 500, total: 10_000 };

/** Sends `bytes` one by one, `gap` milliseconds apart, until the client disconnects. */
const trickle =
  (bytes: Buffer, from: number, gap = 20): Play =>
  (socket) => {
    socket.write(bytes.subarray(0, from));
    let at = from;
    const timer = setInterval(() => socket.write(bytes.subarray(at, ++at)), gap);
    socket.on('close', () => clearInterval(timer));
  };

const headLength = codes.indexOf('\r\n\r\n') + 4;

// They wait for deadlines, all at the same time.
test.concurrent.each([
  { fault: 'headers that never come', play: silence },
  { fault: 'headers that trickle', play: trickle(codes, 0) },
  { fault: 'a body that stalls', play: send(codes.subarray(0, headLength + 10)) },
  { fault: 'a body that trickles', play: trickle(codes, headLength) },
])('$fault: one deadline ends the whole attempt, and a GET is tried again', async ({ play }) => {
  await withFaults(
    play,
    async (client, { received }) => {
      const { error } = await listAssetCodes(client);
      expect(error).toMatchObject({ kind: 'timeout', outcome: 'unknown', attempts: 3 });
      expect(received).toHaveLength(3);
    },
    { timeout },
  );
});

test.concurrent.each([
  { fault: 'headers that never come', play: silence },
  { fault: 'a body that trickles', play: trickle(codes, headLength) },
])('$fault: a POST arrives once and its outcome is unknown', async ({ play }) => {
  await withFaults(
    play,
    async (client, { received }) => {
      const { error } = await createWallet(client, { currency: 'ZAR' });
      expect(error).toMatchObject({ kind: 'timeout', outcome: 'unknown', attempts: 1 });
      expect(received).toHaveLength(1);
    },
    { timeout },
  );
});

test.concurrent('a slow answer within the deadline is a success', async () => {
  await withFaults(
    (socket) => void setTimeout(() => socket.write(json(success(wallet))), 60),
    async (client) => {
      const { data } = await createWallet(client, { currency: 'ZAR' });
      expect(data).toEqual(wallet);
    },
    { timeout: { attempt: 10_000 } },
  );
});

test.concurrent('the deadline for all attempts ends the attempt that is under way', async () => {
  await withFaults(
    silence,
    async (client, { received }) => {
      const { error } = await listAssetCodes(client);
      expect(error).toMatchObject({ kind: 'timeout', attempts: 2 });
      expect(received).toHaveLength(2);
    },
    { timeout: { attempt: 600, total: 1_000 } },
  );
});

test.concurrent('the deadline for all attempts ends a wait between two', async () => {
  await withFaults(
    send(json({ status: 'error' }, { status: 503 })),
    async (client, { received }) => {
      const { error } = await listAssetCodes(client);
      expect(error).toMatchObject({ kind: 'timeout', outcome: 'unknown', attempts: 1 });
      expect(received).toHaveLength(1);
    },
    { timeout: { attempt: 1_000, total: 400 }, retry: { baseDelay: 5_000, maxDelay: 5_000 } },
  );
});

test.concurrent('a call may have a deadline of its own', async () => {
  await withFaults(silence, async (client) => {
    const own = { timeout: { attempt: 30, total: 40 } };
    const { error } = await listAssetCodes(client, {}, own);
    expect(error).toMatchObject({ kind: 'timeout' });
  });
});

test.concurrent('a deadline that a call leaves undefined is that of the client', async () => {
  await withFaults(
    (socket) => void setTimeout(() => socket.write(codes), 60),
    async (client, { received }) => {
      const own = { timeout: { attempt: undefined, total: undefined } };
      expect((await listAssetCodes(client, {}, own)).data).toEqual([assetCode]);
      expect(received).toHaveLength(1);
    },
  );
});

test.concurrent('a fetch that ignores its signal is abandoned at the deadline', async () => {
  const { error } = await withFaults(
    silence,
    (client) => createWallet(client, { currency: 'ZAR' }),
    { timeout, fetch: () => new Promise(() => {}) },
  );
  expect(error).toMatchObject({ kind: 'timeout', attempts: 1 });
});

test.concurrent('after a timeout the next call is served', async () => {
  await withFaults(
    inTurn(silence, send(json(success(wallet)))),
    async (client) => {
      expect((await createWallet(client, { currency: 'ZAR' })).error?.kind).toBe('timeout');
      expect((await createWallet(client, { currency: 'ZAR' })).data).toEqual(wallet);
    },
    { timeout },
  );
});

describe('by default', () => {
  const { fetch } = { fetch: () => new Promise<never>(() => {}) };
  const client = createClient({ baseUrl: 'https://h', apiKey: key, fetch });
  const ended = async (call: Promise<unknown>, milliseconds: number): Promise<boolean> => {
    let isOver = false;
    void call.then(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isOver;
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('an attempt has 30 seconds', async () => {
    const call = createWallet(client, { currency: 'ZAR' });
    expect(await ended(call, 29_999)).toBe(false);
    expect(await ended(call, 1)).toBe(true);
    expect((await call).error).toMatchObject({ kind: 'timeout', attempts: 1 });
  });
  test('all attempts have 60 seconds', async () => {
    const call = listAssetCodes(client);
    expect(await ended(call, 59_999)).toBe(false);
    expect(await ended(call, 1)).toBe(true);
    expect((await call).error).toMatchObject({ kind: 'timeout', attempts: 2 });
  });
});
