/**
 * The 40 digits of an address as ASCII, eight characters to a pair of words: the even bits of the eight
 * bytes, then their odd bits, a character to four bits. Keccak wants its lanes so (see `keccak.generated.ts`).
 */
export type DigitBits = Int32Array;

/** The even and odd bits of a byte: `abcdefgh` gives `aceg` (odd) above `bdfh` (even). */
const halvesOf: Uint8Array = /* @__PURE__ */ Uint8Array.from({ length: 128 }, (_, code) => {
  let halves = 0;
  for (let bit = 0; bit < 8; bit++) halves |= ((code >> bit) & 1) << ((bit >> 1) + 4 * (bit & 1));
  return halves;
});

/** Writes the ASCII text that begins at `from` into `block`, `lanes` times eight characters. */
export function writeDigitBits(text: string, from: number, lanes: number, block: DigitBits): void {
  for (let lane = 0, at = from; lane < lanes; lane++) {
    let even = 0;
    let odd = 0;
    for (let shift = 0; shift < 32; shift += 4, at++) {
      const halves = halvesOf[text.charCodeAt(at)] ?? 0;
      even |= (halves & 15) << shift;
      odd |= (halves >> 4) << shift;
    }
    block[2 * lane] = even;
    block[2 * lane + 1] = odd;
  }
}

/** Bits 0, 4, 8 ... 28: one for each of eight characters. */
const onePerCharacter = 0x11111111;

/** Which characters are letters: bit 6 of their bytes. */
export function letters(even: number): number {
  return (even >>> 3) & onePerCharacter;
}

/** Which characters are capital letters: letters without bit 5. */
export function capitals(even: number, odd: number): number {
  return letters(even) & ~(odd >>> 2);
}

/** The odd bits of the characters with every letter made small; the even bits have no part in case. */
export function inLowerCase(odd: number): number {
  return odd | 0x44444444;
}
