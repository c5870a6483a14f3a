import { Worker } from 'node:worker_threads';
import { mutatedAddresses } from '@passmuster/testing/mutatedAddresses';
import { describe, expect, test } from 'vitest';
import { address, lines, withChecksum } from '../testing/lines.ts';
import { nodePort, startLocalWorker, webPort } from '../testing/localWorker.ts';
import type { AddressWorker } from './addressWorker.ts';
import {
  type CheckAddressFileOptions,
  checkAddressFile,
  workerPaysFrom,
} from './checkAddressFile.ts';
import { layout } from './layout.ts';
import { lineVerdicts } from './lineVerdict.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Returns the verdict and the findings of every line, in the order of the file. */
async function reportOf(
  file: Parameters<typeof checkAddressFile>[0],
  startWorker?: () => AddressWorker,
  options: Partial<CheckAddressFileOptions> = {},
): Promise<string[]> {
  const report: string[] = [];
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
      report.push(`${firstLine + i}: ${isFine ? 'fine' : `${verdict}, ${found}`}`);
    });
  }
  return report;
}

/** Chunks whose ends are not those of batches. */
function* inChunks(file: Uint8Array, size = 50_001): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
}

const strange: readonly string[] = [
  ...lines.map(({ line }) => line).filter((line) => line.length < 1_000),
  ...[...mutatedAddresses(300, 9, withChecksum)].map((line) => line.replaceAll('\n', '')),
];
/** Returns some 3,000 lines of all kinds, with the given line end: about a batch. */
const mixedLines = (end: string): string =>
  strange.map((line) => `${line}${`${end}${address}`.repeat(9)}`).join(end);

/** Returns a file in which a line break begins `offset` bytes from the end of the first batch. */
const brokenAt = (offset: number, end: string): string => {
  const boundary = layout.inputBytes - 1;
  const whole = `${address}${end}`;
  const before = whole.repeat(Math.floor((boundary - 200) / whole.length));
  const filler = 'a'.repeat(boundary + offset - before.length);
  return `${before}${filler}${end}${mixedLines(end)}`;
};

test('a worker of the web gives the verdicts of one thread', async () => {
  const file = bytesOf(mixedLines('\n').repeat(3));
  const report = await reportOf([file], () => startLocalWorker(webPort));
  expect(report).toEqual(await reportOf(file));
});

describe('a worker', () => {
  const startWorker = (): AddressWorker => startLocalWorker(nodePort);

  test.each([
    { what: 'no byte', text: '' },
    { what: 'one line without an end', text: address },
    { what: 'lines that end in LF', text: mixedLines('\n').repeat(4) },
    { what: 'lines that end in CRLF', text: mixedLines('\r\n').repeat(4) },
    { what: 'a byte order mark', text: `\ufeff${mixedLines('\n').repeat(2)}` },
    { what: 'blank lines alone', text: '\n'.repeat(layout.inputBytes + 1000) },
    { what: 'a line of many batches', text: `${address}\n${'1'.repeat(900_000)}\n${address}` },
    ...[-2, -1, 0, 1, 2].flatMap((offset) => [
      { what: `LF at ${offset} from the end of a batch`, text: brokenAt(offset, '\n') },
      { what: `CRLF at ${offset} from the end of a batch`, text: brokenAt(offset, '\r\n') },
    ]),
  ])('gives $what the verdicts of one thread', async ({ text }) => {
    const file = bytesOf(text);
    const alone = await reportOf(file);
    expect(alone).toHaveLength(text.split('\n').length - (/(?:^|\n)$/u.test(text) ? 1 : 0));
    expect(await reportOf(inChunks(file), startWorker)).toEqual(alone);
    expect(await reportOf([file], startWorker)).toEqual(alone);
  });

  test('knows the address book', async () => {
    const alike = `0x5aA${'7'.repeat(33)}eaed`.toLowerCase();
    const file = bytesOf(`${`${address}\n`.repeat(5_000)}${alike}\n`.repeat(6));
    const report = await reportOf([file], startWorker, { addressBook: [address] });
    expect(report.filter((line) => line.includes('look-alike'))).toHaveLength(6);
    expect(report).toEqual(await reportOf(file, undefined, { addressBook: [address] }));
  });
});

test('a file that ends before it should is checked as far as it goes', async () => {
  const file = bytesOf(mixedLines('\n').repeat(4));
  const cut = file.subarray(0, file.length - 20);
  const report = await reportOf(inChunks(cut), () => startLocalWorker(nodePort), {
    byteLength: workerPaysFrom * 43,
  });
  expect(report).toEqual(await reportOf(cut));
});

describe('a file that cannot be read to its end', () => {
  test('throws what its reader throws, and the worker is ended', async () => {
    let ended = 0;
    const startWorker = (): AddressWorker => ({ ...silent, terminate: () => ended++ });
    function* failing(): Generator<Uint8Array> {
      yield bytesOf(`${address}\n`.repeat(10_000));
      throw new Error('unplugged');
    }
    await expect(reportOf(failing(), startWorker)).rejects.toThrow('unplugged');
    expect(ended).toBe(1);
  });
});

const silent: AddressWorker = { postMessage: () => undefined, on: () => undefined };

describe('a worker that fails costs time only', () => {
  // More batches than are kept for a worker.
  const file = bytesOf(`${mixedLines('\n')}\n`.repeat(20));
  let alone: Promise<string[]> | undefined;
  const saidAlone = () => (alone ??= reportOf(file));

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
    expect(await reportOf(inChunks(file), startWorker)).toEqual(await saidAlone());
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
    const report = await reportOf(untilItDied(), () => worker);
    expect(report).toEqual(await reportOf([file, file]));
  });
});
