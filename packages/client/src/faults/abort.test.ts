import { getEventListeners } from 'node:events';
import {
  assetCodeSample as assetCode,
  page,
  success,
  walletSample as wallet,
} from '@passmuster/testing/answers';
import { expect, test } from 'vitest';
import { createWallet, listAssetCodes, paginateWallets } from '../index.ts';
import { json } from '../testing/answer.ts';
import type { Play } from '../testing/faultServer.ts';
import { send, silence } from '../testing/inTurn.ts';
import { withFaults } from '../testing/withFaults.ts';

/** A call that isn't aborted outlasts the time of a test. */
const patient = {
  timeout: { attempt: 1_000_000, total: 2_000_000 },
  retry: { baseDelay: 500_000, maxDelay: 500_000 },
};
const busy = json({ status: 'error' }, { status: 503 });
const codes = json(success([assetCode]));
/** Plays the fault, and aborts after the client has had time to receive it. */
function abortAfter(play: Play) {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    play: (...exchange: Parameters<Play>): void => {
      play(...exchange);
      setTimeout(() => controller.abort(), 50);
    },
  };
}

test('a call that was aborted beforehand sends nothing', async () => {
  await withFaults(send(codes), async (client, { received }) => {
    const { error } = await listAssetCodes(client, {}, { signal: AbortSignal.abort() });
    expect(error).toMatchObject({ kind: 'aborted', outcome: 'not_sent', attempts: 0 });
    expect(received).toHaveLength(0);
  });
});

test.each([
  { moment: 'before the headers', play: silence, method: 'POST' },
  { moment: 'in mid-body', play: send(codes.subarray(0, -5)), method: 'POST' },
  { moment: 'before the headers', play: silence, method: 'GET' },
  { moment: 'between two attempts', play: send(busy), method: 'GET' },
] as const)(
  'a $method aborted $moment ends at once, its outcome unknown',
  async ({ play, method }) => {
    const { signal, play: playThenAbort } = abortAfter(play);
    await withFaults(
      playThenAbort,
      async (client, { received }) => {
        const { error } =
          method === 'GET'
            ? await listAssetCodes(client, {}, { signal })
            : await createWallet(client, { currency: 'ZAR' }, { signal });
        expect(error).toMatchObject({ kind: 'aborted', outcome: 'unknown', attempts: 1 });
        expect(received).toHaveLength(1);
      },
      patient,
    );
  },
);

test.each(['timeout', 'TimeoutError', undefined, new Error('gone')])(
  'whatever reason the caller gives (%s), it is the caller who ended it',
  async (reason) => {
    const controller = new AbortController();
    const abort: Play = () => void setTimeout(() => controller.abort(reason), 20);
    await withFaults(
      abort,
      async (client) => {
        const { error } = await createWallet(client, { currency: 'ZAR' }, controller);
        expect(error?.kind).toBe('aborted');
      },
      patient,
    );
  },
);

test("the caller's own AbortSignal.timeout ends the call too", async () => {
  await withFaults(
    silence,
    async (client) => {
      const { error } = await listAssetCodes(client, {}, { signal: AbortSignal.timeout(50) });
      expect(error?.kind).toBe('aborted');
    },
    patient,
  );
});

test('500 calls with one signal leave no listener on it, and no warning', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error): number => warnings.push(warning);
  process.on('warning', note);
  const { signal } = new AbortController();
  await withFaults(
    send(codes),
    async (client, { received }) => {
      for (let call = 0; call < 500; call++) await listAssetCodes(client, {}, { signal });
      expect(received).toHaveLength(500);
    },
    patient,
  );
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('an iteration that is aborted throws, and asks for no further page', async () => {
  const controller = new AbortController();
  await withFaults(send(json(page([wallet], 1, 9))), async (client, { received }) => {
    const seen: string[] = [];
    const all = async (): Promise<void> => {
      for await (const { id } of paginateWallets(client, {}, controller)) {
        seen.push(id);
        controller.abort();
      }
    };
    await expect(all()).rejects.toMatchObject({ error: { kind: 'aborted' } });
    expect([seen.length, received.length]).toEqual([1, 1]);
  });
});
