import { describe, expect, test } from 'vitest';
import type { AddressWorker } from './addressWorker.ts';
import { checkAddress } from './checkAddress.ts';
import {
  type AddressBatch,
  type CheckAddressFileOptions,
  checkAddressFile,
  workerPaysFrom,
} from './checkAddressFile.ts';
import { createLineChecker } from './lineChecker.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { mutatedAddresses, randomAddress, seeded } from './testing/mutatedAddresses.ts';
import { startNodeWorker } from './testing/nodeWorker.ts';
import { tokenContracts } from './tokenContracts.generated.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const { checksummed, oneCase, blank, refused, noted } = lineVerdicts;

async function batchesOf(
  file: Parameters<typeof checkAddressFile>[0],
  options: Partial<CheckAddressFileOptions> = {},
): Promise<AddressBatch[]> {
  const batches: AddressBatch[] = [];
  for await (const batch of checkAddressFile(file, { network: 'erc20', ...options })) {
    batches.push(batch);
  }
  return batches;
}
const verdictsOf = async (...given: Parameters<typeof batchesOf>): Promise<number[]> =>
  (await batchesOf(...given)).flatMap(({ verdicts }) => [...verdicts]);

/** What a file may hold, a line each, and what is to be said of it. */
const lines: readonly { what: string; line: string; verdict: number }[] = [
  { what: 'a checksummed address', line: address, verdict: checksummed },
  { what: 'small letters', line: address.toLowerCase(), verdict: oneCase },
  { what: 'capital letters', line: `0x${address.slice(2).toUpperCase()}`, verdict: oneCase },
  { what: 'decimal digits alone', line: `0x${'90'.repeat(20)}`, verdict: checksummed },
  { what: 'a wrong checksum', line: address.replace('A', 'a'), verdict: refused },
  { what: 'nothing', line: '', verdict: blank },
  { what: 'a space', line: ' ', verdict: refused },
  { what: '41 digits', line: `${address}0`, verdict: refused },
  { what: '39 digits', line: address.slice(0, -1), verdict: refused },
  { what: 'a capital X', line: address.replace('x', 'X'), verdict: refused },
  { what: 'a letter beyond f', line: address.replace('d', 'g'), verdict: refused },
  { what: 'a sign behind the digits of ASCII', line: address.replace('5', ':'), verdict: refused },
  { what: 'a byte beyond ASCII', line: address.replace('5', '\u00b5'), verdict: refused },
  { what: 'a name', line: 'me.eth', verdict: refused },
  { what: 'the zero address', line: `0x${'0'.repeat(40)}`, verdict: noted },
  { what: 'a reserved address', line: `0x${'beef'.padStart(40, '0')}`, verdict: noted },
  { what: 'a burn address', line: '0x000000000000000000000000000000000000dEaD', verdict: noted },
  { what: 'a token contract', line: tokenContracts[0]?.address ?? '', verdict: noted },
  {
    what: 'a token contract in small letters',
    line: tokenContracts[0]?.address.toLowerCase() ?? '',
    verdict: noted,
  },
  { what: 'a line of 100 kB', line: 'a'.repeat(100_000), verdict: refused },
  { what: 'a line of 700 kB', line: `0x${'1'.repeat(700_000)}`, verdict: refused },
];

describe.each([
  { by: 'WebAssembly', useModule: true },
  { by: 'JavaScript', useModule: false },
])('by $by', ({ useModule }) => {
  const check = createLineChecker(undefined, useModule);

  test.each(lines)('$what gets verdict $verdict, whatever its line end', ({ line, verdict }) => {
    for (const end of ['\n', '\r\n', line === '' ? '\n' : '']) {
      expect([...check(bytesOf(line + end))]).toEqual([verdict]);
      expect([...check(bytesOf(`${address}\n${line}${end}`))]).toEqual([checksummed, verdict]);
    }
  });
});

test('WebAssembly and JavaScript agree on random lines', () => {
  const [module, text] = [createLineChecker(undefined), createLineChecker(undefined, false)];
  const random = seeded(3);
  for (const file of [0, 1, 2]) {
    const all = [...mutatedAddresses(3_000, file)].sort(() => random() - 0.5).join('\n');
    expect(module(bytesOf(all))).toEqual(text(bytesOf(all)));
  }
});

test('they agree on random bytes that look much like addresses', () => {
  const [module, text] = [createLineChecker(undefined), createLineChecker(undefined, false)];
  const random = seeded(4);
  const alphabet = bytesOf('0123456789abcdefABCDEFx\r\n/:@G`g\u00e9');
  for (let round = 0; round < 200; round++) {
    const bytes = bytesOf(`0x${address.slice(2).repeat(4)}\n`.repeat(4));
    for (let i = 0; i < 12; i++) {
      bytes[Math.floor(random() * bytes.length)] =
        alphabet[Math.floor(random() * alphabet.length)] ?? 0;
    }
    expect(module(bytes)).toEqual(text(bytes));
  }
});

test('a whole file has one verdict a line, in order, and findings when asked', async () => {
  const file = bytesOf(`\ufeff${lines.map(({ line }) => line).join('\r\n')}\r\n`);
  expect(await verdictsOf(file)).toEqual(lines.map(({ verdict }) => verdict));
  for (const batch of await batchesOf(file, { network: 'polygon' })) {
    batch.verdicts.forEach((verdict, i) => {
      const position = batch.firstLine - 1 + i;
      const line = lines[position]?.line ?? '';
      const expected =
        verdict === blank ? [] : checkAddress(line, { network: 'polygon', path: [position] });
      expect(batch.findingsAt(i)).toEqual(expected);
    });
    expect(batch.findingsAt(batch.verdicts.length)).toEqual([]);
  }
});

test.each([1, 7, 42, 43, 1_000])('chunks of %i bytes make no difference', async (size) => {
  const short = lines.filter(({ line }) => line.length < 1_000);
  const file = bytesOf(`\ufeff${short.map(({ line }) => line).join('\n')}`);
  function* chunks(): Generator<Uint8Array> {
    for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
  }
  expect(await verdictsOf(chunks())).toEqual(short.map(({ verdict }) => verdict));
});

test('an empty file has no lines', async () => {
  expect(await batchesOf(new Uint8Array(0))).toEqual([]);
  expect(await batchesOf([])).toEqual([]);
});

test('a line without end is refused without being held', async () => {
  function* endless(): Generator<Uint8Array> {
    const chunk = new Uint8Array(1_000_000).fill(0x61);
    for (let i = 0; i < 300; i++) yield chunk;
    yield bytesOf(`\n${address}\n`);
  }
  expect(await verdictsOf(endless())).toEqual([refused, checksummed]);
});

test('a look-alike of an address in the book is noted', async () => {
  const alike = `0x5aA${'7'.repeat(33)}eaed`.toLowerCase();
  const file = bytesOf(`${address}\n${alike}\n`);
  expect(await verdictsOf(file)).toEqual([checksummed, oneCase]);
  expect(await verdictsOf(file, { addressBook: [address] })).toEqual([checksummed, noted]);
});

describe('from half a million addresses on', () => {
  const random = seeded(5);
  const thousand = Array.from({ length: 1_000 }, () => randomAddress(random));
  const part = `${thousand.join('\n')}\n`;
  const wrongLine = 123_456;
  const file = bytesOf(part.repeat(workerPaysFrom / 1_000));
  file[wrongLine * 43] = 0x31;

  const check = async (startWorker: () => AddressWorker): Promise<void> => {
    let line = 0;
    const found: number[] = [];
    for await (const batch of checkAddressFile(file, { network: 'erc20', startWorker })) {
      expect(batch.firstLine).toBe(line + 1);
      batch.verdicts.forEach((verdict, i) => {
        if (verdict === refused) found.push(line + i);
      });
      line += batch.verdicts.length;
    }
    expect(line).toBe(workerPaysFrom);
    expect(found).toEqual([wrongLine]);
  };

  test('a worker shares the work, and the order stays', { timeout: 30_000 }, async () => {
    let started = 0;
    await check(() => {
      started++;
      return startNodeWorker();
    });
    expect(started).toBe(1);
  });

  test('a worker is heard while this thread is at work', { timeout: 60_000 }, async () => {
    // Node.js reads 1,000 messages of one port before it turns to another: well before that.
    const heardWithin = 700;
    let answers = 0;
    const startWorker = (): AddressWorker => {
      const worker = startNodeWorker();
      worker.addEventListener('message', () => answers++);
      return worker;
    };
    const piece = file.subarray(0, 43 * 6_000);
    function* untilHeard(): Generator<Uint8Array> {
      for (let sent = 0; sent < heardWithin && answers === 0; sent++) yield piece;
    }
    const options = { network: 'erc20', startWorker, byteLength: Number.MAX_SAFE_INTEGER } as const;
    for await (const _ of checkAddressFile(untilHeard(), options));
    expect(answers).toBeGreaterThan(0);
  });

  test('a worker that never answers costs nothing but its share', { timeout: 30_000 }, async () => {
    let closed = 0;
    const silent: AddressWorker = {
      postMessage: () => undefined,
      addEventListener: () => undefined,
      close: () => closed++,
    };
    await check(() => silent);
    expect(closed).toBe(1);
  });

  test('below it, none is started', async () => {
    const startWorker = (): AddressWorker => expect.fail('started');
    expect(await verdictsOf(bytesOf(part), { startWorker })).toHaveLength(1_000);
  });
});
