import { expect, test } from 'vitest';
import { checkAddress, loadAddressLabels } from '../index.ts';
import { address, lines } from '../testing/lines.ts';
import {
  type AddressBatch,
  type CheckAddressFileOptions,
  checkAddressFile,
} from './checkAddressFile.ts';
import { lineVerdicts } from './lineVerdict.ts';

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

test('a line has the same text, whatever the other lines of its batch hold', async () => {
  const long = 'x'.repeat(2_000);
  const plain = [address, 'me.eth\r', '\r\r', long, ` ${address}`, 'last\r'];
  const ends = plain.map((line) => line.replace(/\r$/, '').slice(0, 1_537));
  for (const other of ['', 'é', '\ufeff', '\u200b']) {
    const [batch] = await batchesOf(bytesOf([...plain, other].join('\n')));
    expect(plain.map((_, i) => batch?.textAt(i))).toEqual(ends);
  }
  const [broken] = await batchesOf(Uint8Array.of(0xff, 10, 0xe2, 0x82, 10, 0x61));
  expect([0, 1, 2].map((i) => broken?.textAt(i))).toEqual(['\ufffd', '\ufffd', 'a']);
});

test('a line without end is refused without being held', async () => {
  function* endless(): Generator<Uint8Array> {
    const chunk = new Uint8Array(1_000_000).fill(0x61);
    for (let i = 0; i < 300; i++) yield chunk;
    yield bytesOf(`\n${address}\n`);
  }
  expect(await verdictsOf(endless())).toEqual([refused, checksummed]);
});

test('a look-alike of an address in the book is a warning', async () => {
  const alike = `0x5aA${'7'.repeat(33)}eaed`.toLowerCase();
  const file = bytesOf(`${address}\n${alike}\n`);
  expect(await verdictsOf(file)).toEqual([checksummed, oneCase]);
  expect(await verdictsOf(file, { addressBook: [address] })).toEqual([checksummed, noted]);
});

test('labeled addresses are noted, and refused if the caller says so', async () => {
  const labels = await loadAddressLabels();
  const sanctioned = [...labels.addresses()].find((one) => labels.get(one)?.kind === 'sanctioned');
  const file = bytesOf(`${address}\n${sanctioned}\n`);
  expect(await verdictsOf(file)).toEqual([checksummed, oneCase]);
  expect(await verdictsOf(file, { labels })).toEqual([checksummed, noted]);
  const rules = { 'address/sanctioned': 'error' } as const;
  expect(await verdictsOf(file, { labels, rules })).toEqual([checksummed, refused]);
});

test('severities that the caller overrides decide the verdicts', async () => {
  const file = bytesOf(`${address.toLowerCase()}\nme.eth\n`);
  const rules = { 'address/no-checksum': 'error', 'address/name': 'warning' } as const;
  expect(await verdictsOf(file)).toEqual([oneCase, refused]);
  expect(await verdictsOf(file, { rules })).toEqual([refused, noted]);
});

test('a missing network is a TypeError before the first line is read', async () => {
  const options = { network: undefined };
  // @ts-expect-error The network is missing.
  await expect(verdictsOf(bytesOf(address), options)).rejects.toThrow(TypeError);
});

test.each([
  {
    what: 'a part of a larger memory',
    file: (bytes: Uint8Array) => new Uint8Array([1, ...bytes]).subarray(1),
  },
  { what: 'a Buffer', file: (bytes: Uint8Array) => Buffer.from(bytes) },
  {
    what: 'memory that is shared',
    file: (bytes: Uint8Array) => {
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
      shared.set(bytes);
      return shared;
    },
  },
])('$what is a file, and stays as it was', async ({ file }) => {
  const given = file(bytesOf(`${address}\nme.eth\n`));
  const [batch] = await batchesOf(given);
  expect([...(batch?.verdicts ?? [])]).toEqual([checksummed, refused]);
  expect(batch?.findingsAt(1).map(({ rule }) => rule)).toEqual(['address/name']);
  expect(batch?.textAt(1)).toBe('me.eth');
  expect(new TextDecoder().decode(Uint8Array.from(given))).toBe(`${address}\nme.eth\n`);
});

test('chunks whose memory is used again are read in time', async () => {
  const all = Array.from({ length: 5_000 }, (_, i) => (i % 7 === 0 ? 'me.eth' : address));
  const file = bytesOf(all.join('\n'));
  function* chunks(): Generator<Uint8Array> {
    const memory = new Uint8Array(10_000);
    for (let at = 0; at < file.length; at += memory.length) {
      const piece = file.subarray(at, at + memory.length);
      memory.set(piece);
      yield memory.subarray(0, piece.length);
      memory.fill(0);
    }
  }
  for (const { firstLine, verdicts, findingsAt } of await batchesOf(chunks())) {
    verdicts.forEach((verdict, i) => {
      const isName = (firstLine - 1 + i) % 7 === 0;
      expect(verdict).toBe(isName ? refused : checksummed);
      expect(findingsAt(i).map(({ rule }) => rule)).toEqual(isName ? ['address/name'] : []);
    });
  }
});
