import { type DigitBits, inLowerCase } from './digitBits.ts';
import { keccakOddBits } from './keccak.generated.ts';

/** Keccak's padding (pad10*1 with the suffix Ethereum uses, 0x01): first behind 40 characters, last at the end. */
const block: Int32Array = /* @__PURE__ */ (() => {
  const words = new Int32Array(34);
  words[10] = 1;
  words[33] = 1 << 31;
  return words;
})();
const hash: Int32Array = /* @__PURE__ */ new Int32Array(3);

/**
 * Where ERC-55 wants capitals, for each eight digits of an address: bit `4 * i` for digit `i`, of digits that
 * are letters and of those that are not. The result is overwritten by the next call.
 *
 * @see ERC-55, Specification: the letter is a capital where the same digit of the hash is 8 or more
 */
export function expectedCapitals(digits: DigitBits): Int32Array {
  for (let word = 0; word < 10; word += 2) {
    block[word] = digits[word] ?? 0;
    block[word + 1] = inLowerCase(digits[word + 1] ?? 0);
  }
  return capitalsOf(block);
}

const capitalsAt: Int32Array = /* @__PURE__ */ new Int32Array(5);

/** The same from a whole padded block, whatever text it holds. */
export function capitalsOf(block: Int32Array): Int32Array {
  keccakOddBits(block, hash);
  for (let eight = 0; eight < 5; eight++) {
    capitalsAt[eight] = spread((hash[eight >> 1] ?? 0) >>> (16 * (eight & 1)));
  }
  return capitalsAt;
}

/**
 * The top bits of eight hash digits, from the odd bits of their four bytes. A byte `h7 ... h0` arrives as the
 * four bits `h7 h5 h3 h1`; its first digit is 8 or more by `h7`, its second by `h3`.
 */
function spread(oddBits: number): number {
  const twoBytesApart = ((oddBits & 0xff00) << 8) | (oddBits & 0xff);
  const bytesApart = ((twoBytesApart << 4) | twoBytesApart) & 0x0f0f0f0f;
  return ((bytesApart >>> 3) & 0x01010101) | ((bytesApart << 3) & 0x10101010);
}

/** 32 bits of the last hash. */
export function hashBits(): number {
  return hash[1] ?? 0;
}
