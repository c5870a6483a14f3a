import { mutatedAddresses } from '@passmuster/testing/mutatedAddresses';
import { createRandom } from '@passmuster/testing/random';
import { describe, expect, test } from 'vitest';
import { address, lines, withChecksum } from '../testing/lines.ts';
import { createLineChecker } from './lineChecker.ts';
import { lineVerdicts } from './lineVerdict.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const { checksummed } = lineVerdicts;

describe.each([
  { by: 'WebAssembly', useModule: true },
  { by: 'JavaScript', useModule: false },
])('by $by', ({ useModule }) => {
  const check = createLineChecker({ network: 'erc20' }, useModule);

  // A batch is smaller than the memory for it: `checkAddressFile` shortens longer lines.
  const short = lines.filter(({ line }) => line.length < 120_000);

  test.each(short)('$what gets verdict $verdict, whatever its line end', ({ line, verdict }) => {
    for (const end of ['\n', '\r\n', line === '' ? '\n' : '']) {
      expect([...check(bytesOf(line + end))]).toEqual([verdict]);
      expect([...check(bytesOf(`${address}\n${line}${end}`))]).toEqual([checksummed, verdict]);
    }
  });
});

/** ERC-55, Test Cases: mixed case. */
const addresses = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

test('each address is judged by its own checksum, whatever the other lines are', () => {
  const check = createLineChecker({ network: 'erc20' });
  for (let count = 1; count <= 8; count++) {
    for (let wrong = 0; wrong < 2 ** count; wrong++) {
      const isWrong = (at: number): boolean => ((wrong >> at) & 1) === 1;
      const places = [...Array(count).keys()];
      const text = places.map((at) => {
        const right = addresses[at % addresses.length] ?? '';
        return isWrong(at) ? right.replace(/[A-F]/u, (letter) => letter.toLowerCase()) : right;
      });
      const verdicts = places.map((at) => (isWrong(at) ? lineVerdicts.refused : checksummed));
      expect([...check(bytesOf(text.join('\n')))]).toEqual(verdicts);
    }
  }
});

test('WebAssembly and JavaScript agree on random lines', () => {
  const [module, text] = [
    createLineChecker({ network: 'erc20' }),
    createLineChecker({ network: 'erc20' }, false),
  ];
  const random = createRandom(3).next;
  for (const file of [0, 1, 2]) {
    const all = [...mutatedAddresses(3_000, file, withChecksum)]
      .sort(() => random() - 0.5)
      .join('\n');
    expect(module(bytesOf(all))).toEqual(text(bytesOf(all)));
  }
});

test('they agree on random bytes that look much like addresses', () => {
  const [module, text] = [
    createLineChecker({ network: 'erc20' }),
    createLineChecker({ network: 'erc20' }, false),
  ];
  const random = createRandom(4).next;
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
