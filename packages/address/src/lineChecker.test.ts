import { describe, expect, test } from 'vitest';
import { createLineChecker } from './lineChecker.ts';
import { lineVerdicts } from './lineVerdict.ts';
import { address, lines } from './testing/lines.ts';
import { mutatedAddresses, seeded } from './testing/mutatedAddresses.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const { checksummed } = lineVerdicts;

describe.each([
  { by: 'WebAssembly', useModule: true },
  { by: 'JavaScript', useModule: false },
])('by $by', ({ useModule }) => {
  const { check } = createLineChecker(undefined, useModule);

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
    expect(module.check(bytesOf(all))).toEqual(text.check(bytesOf(all)));
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
    expect(module.check(bytes)).toEqual(text.check(bytes));
  }
});
