import { randomAddress } from '@passmuster/testing/mutatedAddresses';
import { createRandom } from '@passmuster/testing/random';
import { describe, expect, test } from 'vitest';
import { withChecksum } from '../testing/lines.ts';
import { startNodeWorker } from '../testing/nodeWorker.ts';
import type { AddressWorker } from './addressWorker.ts';
import { checkAddressFile, workerPaysFrom } from './checkAddressFile.ts';

const silent: AddressWorker = { postMessage: () => undefined, on: () => undefined };

describe('from half a million addresses on', () => {
  const random = createRandom(5);
  const thousand = Array.from({ length: 1_000 }, () => randomAddress(random, withChecksum));
  const part = `${thousand.join('\n')}\n`;
  const file = new TextEncoder().encode(part.repeat(workerPaysFrom / 1_000));
  const countStarts = async (bytes: Uint8Array): Promise<number> => {
    let started = 0;
    const startWorker = (): AddressWorker => {
      started++;
      return silent;
    };
    for await (const _ of checkAddressFile(bytes, { network: 'erc20', startWorker }));
    return started;
  };

  test('a worker is started, and not for a byte less', { timeout: 30_000 }, async () => {
    expect(await countStarts(file)).toBe(1);
    expect(await countStarts(file.subarray(1))).toBe(0);
  });

  test('a worker thread checks some batches, and is terminated', { timeout: 60_000 }, async () => {
    // Node.js reads 1,000 messages of one port before it turns to another: well before that.
    const heardWithin = 700;
    let answers = 0;
    const worker = startNodeWorker();
    worker.on('message', (data: object) => {
      if ('verdicts' in data) answers++;
    });
    const piece = file.subarray(0, 43 * 6_000);
    function* untilHeard(): Generator<Uint8Array> {
      for (let sent = 0; sent < heardWithin && answers === 0; sent++) yield piece;
    }
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const options = { network: 'erc20', byteLength: Number.MAX_SAFE_INTEGER } as const;
    for await (const { verdicts } of checkAddressFile(untilHeard(), {
      ...options,
      startWorker: () => worker,
    })) {
      expect(verdicts.every((verdict) => verdict === 0)).toBe(true);
    }
    expect(answers).toBeGreaterThan(0);
    await ended;
  });
});
