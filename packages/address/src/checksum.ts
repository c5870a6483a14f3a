import type { Address } from './address.ts';
import { keccakOddBits } from './keccak.generated.ts';

/** The even and odd bits of each ASCII code: `abcdefgh` gives `aceg` (odd) above `bdfh` (even). */
const halvesOf: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  let halves = 0;
  for (let bit = 0; bit < 8; bit++) halves |= ((code >> bit) & 1) << ((bit >> 1) + 4 * (bit & 1));
  return halves;
});
/** The 136 bytes that Keccak-256 absorbs at a time. */
const block: Int32Array = /* @__PURE__ */ new Int32Array(34);
const hash: Int32Array = /* @__PURE__ */ new Int32Array(3);

/** Hashes at most 135 ASCII characters with Keccak-256; `hash` keeps the odd bits of the first 24 bytes. */
function hashText(text: string): void {
  block.fill(0);
  for (let i = 0; i <= text.length; i++) {
    // Ethereum pads with the byte 1 after the text and the top bit at the end of the block.
    const halves = halvesOf[i === text.length ? 1 : text.charCodeAt(i)] ?? 0;
    const word = 2 * (i >> 3);
    const shift = 4 * (i & 7);
    block[word] = (block[word] ?? 0) | ((halves & 15) << shift);
    block[word + 1] = (block[word + 1] ?? 0) | ((halves >> 4) << shift);
  }
  block[33] = 1 << 31;
  keccakOddBits(block, hash);
}

/** Returns whether digit `i` of the hash is 8 or more: bit 7 of a byte for its first digit, bit 3 for its second. */
function isHigh(i: number): boolean {
  return (((hash[i >> 4] ?? 0) >>> (4 * ((i >> 1) & 7) + (i & 1 ? 1 : 3))) & 1) === 1;
}

/** Returns `address`, `0x` and 40 hexadecimal digits in any case, with the letter case of ERC-55. */
export function withChecksum(address: string): Address {
  const digits = address.slice(2).toLowerCase();
  hashText(digits);
  let result: Address = '0x';
  for (let i = 0; i < 40; i++) {
    result += isHigh(i) ? digits.charAt(i).toUpperCase() : digits.charAt(i);
  }
  return result;
}

/**
 * Returns the positions, from 1 after `0x`, of letters whose case contradicts the checksum of ERC-55; with a chain
 * id, the checksum of ERC-1191 for that chain.
 */
export function miscasedPositions(address: string, chainId?: number): number[] {
  const digits = address.slice(2).toLowerCase();
  hashText(chainId === undefined ? digits : `${chainId}0x${digits}`);
  const positions: number[] = [];
  for (let i = 0; i < 40; i++) {
    const code = address.charCodeAt(i + 2);
    const isLetter = code > 0x40;
    if (isLetter && code < 0x61 !== isHigh(i)) positions.push(i + 1);
  }
  return positions;
}

/** Chain id of Rootstock, the only network whose wallets write addresses with the checksum of ERC-1191. */
const rootstock = 30;

/** Returns whether the letter case of `address` is that of a Rootstock address. */
export function hasRootstockChecksum(address: string): boolean {
  return miscasedPositions(address, rootstock).length === 0;
}
