import type { Address } from './address.ts';
import { capitals, type DigitBits, letters, writeDigitBits } from './digitBits.ts';
import { capitalsOf, expectedCapitals } from './expectedCapitals.ts';

/** Every function here takes text that is an address by its form: `0x` and 40 hexadecimal digits. */
const digits: DigitBits = /* @__PURE__ */ new Int32Array(10);

/** Whether digit `i` of 40 is marked in words that hold eight digits each. */
const isMarked = (marks: Int32Array, i: number): boolean =>
  (((marks[i >> 3] ?? 0) >>> (4 * (i & 7))) & 1) === 1;

/** The address with the letter case of ERC-55. */
export function withChecksum(text: string): Address {
  writeDigitBits(text, 2, 5, digits);
  const expected = expectedCapitals(digits);
  let result: Address = '0x';
  for (let i = 0; i < 40; i++) {
    const digit = text.charAt(i + 2);
    result += isMarked(expected, i) ? digit.toUpperCase() : digit.toLowerCase();
  }
  return result;
}

/** The letters whose case differs from ERC-55, counted from 1 behind `0x`. */
export function lettersAmiss(text: string): number[] {
  const right = withChecksum(text);
  return Array.from({ length: 40 }, (_, i) => i + 1).filter(
    (position) => text[position + 1] !== right[position + 1],
  );
}

/**
 * Chains whose ERC-1191 checksums are recognised: RSK and its test net, the only two that adopted it, and those
 * for which libraries make one on request. Each tried chain fits a random address of 15 letters in 1 of 32,768.
 */
const chainIds = [30, 31, 1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111] as const;

const block: Int32Array = /* @__PURE__ */ new Int32Array(34);

/** The chain whose ERC-1191 checksum the address carries: its text is hashed with the chain id before `0x`. */
export function chainOfChecksum(text: string): number | undefined {
  writeDigitBits(text, 2, 5, digits);
  return chainIds.find((chainId) => {
    block.fill(0);
    // Keccak's padding: the byte 1 behind the text, the top bit at the end of the block.
    writeDigitBits(`${chainId}${text.toLowerCase()}\x01`, 0, 7, block);
    block[33] = 1 << 31;
    return agrees(digits, capitalsOf(block));
  });
}

/** Whether the letters of an address are capitals where `expected` says so, and nowhere else. */
export function agrees(digits: DigitBits, expected: Int32Array): boolean {
  for (let eight = 0; eight < 5; eight++) {
    const even = digits[2 * eight] ?? 0;
    const odd = digits[2 * eight + 1] ?? 0;
    if (((expected[eight] ?? 0) & letters(even)) !== capitals(even, odd)) return false;
  }
  return true;
}
