import { Worker } from 'node:worker_threads';
import { mutatedAddresses, randomAddress } from '@passmuster/testing/mutatedAddresses';
import { createRandom } from '@passmuster/testing/random';
import { describe, expect, test } from 'vitest';
import type { AddressWorker } from './addressWorker.ts';
import {
  type CheckAddressFileOptions,
  checkAddressFile,
  workerPaysFrom,
} from './checkAddressFile.ts';
import { layout } from './layout.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { address, lines, withChecksum } from './testing/lines.ts';
import { nodePort, startLocalWorker, webPort } from './testing/localWorker.ts';
import { startNodeWorker } from './testing/nodeWorker.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** What is said of every line, in the order of the file: its number, and what is not all well with it. */
async function saidOf(
  file: Parameters<typeof checkAddressFile>[0],
  startWorker?: () => AddressWorker,
  options: Partial<CheckAddressFileOptions> = {},
): Promise<string[]> {
  const said: string[] = [];
  for await (const { firstLine, verdicts, findingsAt } of checkAddressFile(file, {
    network: 'erc20',
    startWorker,
    byteLength: Number.MAX_SAFE_INTEGER,
    ...options,
  })) {
    verdicts.forEach((verdict, i) => {
      const isFine = verdict === lineVerdicts.checksummed;
      const findings = isFine ? [] : findingsAt(i);
      const found = findings.map(({ rule, path }) => `${rule} at ${path.join('.')}`).join(', ');
      said.push(`${firstLine + i}: ${isFine ? 'fine' : `${verdict}, ${found}`}`);
    });
  }
  return said;
}

/** Chunks that no batch ends with. */
function* inChunks(file: Uint8Array, size = 50_001): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

const strange: readonly string[] = [
  ...lines.map(({ line }) => line).filter((line) => line.length < 1_000),
  ...[...mutatedAddresses(300, 9, withChecksum)].map((line) => line.replaceAll('\n', '')),
];
/** Some 3,000 lines of all kinds, with the given end between them: about a batch. */
const mixedLines = (end: string): string =>
  strange.map((line) => `${line}${`${end}${address}`.repeat(9)}`).join(end);

/** A file in which a line break begins `offset` bytes from where the first batch must end. */
const brokenAt = (offset: number, end: string): string => {
  const boundary = layout.inputBytes - 1;
  const whole = `${address}${end}`;
  const before = whole.repeat(Math.floor((boundary - 200) / whole.length));
  const filler = 'a'.repeat(boundary + offset - before.length);
  return `${before}${filler}${end}${mixedLines(end)}`;
};

describe.each([
  { kind: 'on', portOf: nodePort },
  { kind: 'addEventListener', portOf: webPort },
])('a worker heard by $kind', ({ portOf }) => {
  const startWorker = (): AddressWorker => startLocalWorker(portOf);

  test.each([
    { what: 'no byte', text: '' },
    { what: 'one line without an end', text: address },
    { what: 'lines that end in LF', text: mixedLines('\n').repeat(8) },
    { what: 'lines that end in CRLF', text: mixedLines('\r\n').repeat(8) },
    { what: 'a byte order mark', text: `\ufeff${mixedLines('\n').repeat(4)}` },
    { what: 'blank lines alone', text: '\n'.repeat(3 * layout.inputBytes) },
    { what: 'a line of many batches', text: `${address}\n${'1'.repeat(900_000)}\n${address}` },
    ...[-2, -1, 0, 1, 2].flatMap((offset) => [
      { what: `LF at ${offset} from the end of a batch`, text: brokenAt(offset, '\n') },
      { what: `CRLF at ${offset} from the end of a batch`, text: brokenAt(offset, '\r\n') },
    ]),
  ])('says of $what what one thread says', async ({ text }) => {
    const file = bytesOf(text);
    const alone = await saidOf(file);
    expect(alone).toHaveLength(text.split('\n').length - (/(?:^|\n)$/u.test(text) ? 1 : 0));
    expect(await saidOf(inChunks(file), startWorker)).toEqual(alone);
    expect(await saidOf([file], startWorker)).toEqual(alone);
  });

  test('knows the address book', async () => {
    const alike = `0x5aA${'7'.repeat(33)}eaed`.toLowerCase();
    const file = bytesOf(`${`${address}\n`.repeat(5_000)}${alike}\n`.repeat(6));
    const said = await saidOf([file], startWorker, { addressBook: [address] });
    expect(said.filter((line) => line.includes('look-alike'))).toHaveLength(6);
    expect(said).toEqual(await saidOf(file, undefined, { addressBook: [address] }));
  });
});

test('a file that ends before it should is checked as far as it goes', async () => {
  const file = bytesOf(mixedLines('\n').repeat(4));
  const cut = file.subarray(0, file.length - 20);
  const said = await saidOf(inChunks(cut), () => startLocalWorker(nodePort), {
    byteLength: workerPaysFrom * 43,
  });
  expect(said).toEqual(await saidOf(cut));
});

describe('a file that cannot be read to its end', () => {
  test('throws what its reader throws, and the worker is ended', async () => {
    let ended = 0;
    const startWorker = (): AddressWorker => ({ ...silent, terminate: () => ended++ });
    function* failing(): Generator<Uint8Array> {
      yield bytesOf(`${address}\n`.repeat(10_000));
      throw new Error('unplugged');
    }
    await expect(saidOf(failing(), startWorker)).rejects.toThrow('unplugged');
    expect(ended).toBe(1);
  });
});

const silent: AddressWorker = { postMessage: () => undefined, on: () => undefined };

describe('a worker that fails costs time only', () => {
  // More batches than are kept for a worker.
  const file = bytesOf(`${mixedLines('\n')}\n`.repeat(36));
  let alone: Promise<string[]> | undefined;
  const saidAlone = () => (alone ??= saidOf(file));

  test.each<{ what: string; startWorker: () => AddressWorker }>([
    { what: 'never answers', startWorker: () => silent },
    {
      what: 'is ready and never answers',
      startWorker: () => ({
        ...silent,
        on: (type, listener) => type === 'message' && listener({ id: -1 }),
      }),
    },
    {
      what: 'says what nobody asked for',
      startWorker: () => ({
        ...silent,
        on(type, listener) {
          if (type === 'message') for (const said of [null, 1, 'x', {}, []]) listener(said);
        },
      }),
    },
    {
      what: 'answers once, then no more',
      startWorker() {
        const worker = startLocalWorker(nodePort);
        let answers = 0;
        return {
          ...worker,
          on: (type, listener) =>
            worker.on?.(type, (data) => {
              if (answers++ < 2) listener(data);
            }),
        };
      },
    },
  ])('where it $what', async ({ startWorker }) => {
    expect(await saidOf(inChunks(file), startWorker)).toEqual(await saidAlone());
  });

  test.each([
    { what: 'at its start', script: 'throw new Error("no memory")' },
    {
      what: 'at its first batch',
      script: `const { parentPort } = require('node:worker_threads');
        parentPort.on('message', ({ memory }) => {
          if (memory) throw new Error('no memory');
          parentPort.postMessage({ id: -1 });
        });`,
    },
  ])('where it dies $what', { timeout: 30_000 }, async ({ script }) => {
    const worker = new Worker(script, { eval: true });
    const died = new Promise((resolve) => worker.once('exit', resolve));
    async function* untilItDied(): AsyncGenerator<Uint8Array> {
      yield file;
      await died;
      yield file;
    }
    const said = await saidOf(untilItDied(), () => worker);
    expect(said).toEqual(await saidOf([file, file]));
  });
});

describe('from half a million addresses on', () => {
  const random = createRandom(5);
  const thousand = Array.from({ length: 1_000 }, () => randomAddress(random, withChecksum));
  const part = `${thousand.join('\n')}\n`;
  const file = bytesOf(part.repeat(workerPaysFrom / 1_000));
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

  test('a thread of its own does a share, and is ended', { timeout: 60_000 }, async () => {
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
