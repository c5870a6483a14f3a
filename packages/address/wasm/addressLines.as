// Checks addresses in bytes, one to a line: AssemblyScript, compiled by scripts/generateLineModule.ts.
// Two addresses with letters of both cases are hashed at a time, each in one half of 128-bit words.

/** A bit for each hash of the ends of an address that is worth a closer look; the host fills it. */
export const SIEVE: u32 = 0x10000;
/** At most 128 kB of whole lines, each with its line feed; behind them a page that may be read but is not judged. */
export const INPUT: u32 = 0x30000;
/** A byte for each line. */
export const VERDICTS: u32 = 0x60000;

// As in src/lineVerdict.ts.
const CHECKSUMMED: u8 = 0;
const ONE_CASE: u8 = 1;
const BLANK: u8 = 2;
const REFUSED: u8 = 3;
/** For the host to decide. */
const UNDECIDED: u8 = 255;

// @ts-ignore: decorator
@inline const LINE_FEED: u8 = 10;
// @ts-ignore: decorator
@inline const CARRIAGE_RETURN: u8 = 13;

/** FIPS 202, 3.2.5: the constants of the 24 rounds. */
const constants = memory.data<u64>([
  0x0000000000000001, 0x0000000000008082, 0x800000000000808a, 0x8000000080008000,
  0x000000000000808b, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
  0x000000000000008a, 0x0000000000000088, 0x0000000080008009, 0x000000008000000a,
  0x000000008000808b, 0x800000000000008b, 0x8000000000008089, 0x8000000000008003,
  0x8000000000008002, 0x8000000000000080, 0x000000000000800a, 0x800000008000000a,
  0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
]);

/** Checks the lines in `INPUT`, `length` bytes of them, and returns how many there are. */
export function checkLines(length: u32): u32 {
  const end = INPUT + length;
  let verdict = VERDICTS;
  let waiting: u32 = 0;
  let waitingVerdict: u32 = 0;
  for (let line = INPUT; line < end; verdict++) {
    const size = sizeAt(line);
    if (size == 0) {
      const lineFeed = find(line);
      store<u8>(verdict, isBlank(line, lineFeed) ? BLANK : REFUSED);
      line = lineFeed + 1;
      continue;
    }
    const first = v128.load(line, 2);
    const second = v128.load(line, 18);
    const third = v128.load(line, 26);
    const capital = v128.or(v128.or(capitals(first), capitals(second)), capitals(third));
    const small = v128.or(v128.or(smalls(first), smalls(second)), smalls(third));
    if (isSieved(line)) {
      store<u8>(verdict, UNDECIDED);
    } else if (!v128.any_true(capital)) {
      store<u8>(verdict, v128.any_true(small) ? ONE_CASE : CHECKSUMMED);
    } else if (!v128.any_true(small)) {
      store<u8>(verdict, ONE_CASE);
    } else if (waiting == 0) {
      waiting = line;
      waitingVerdict = verdict;
    } else {
      judge(waiting, line, waitingVerdict, verdict);
      waiting = 0;
    }
    line += size;
  }
  if (waiting != 0) judge(waiting, waiting, waitingVerdict, waitingVerdict);
  return verdict - VERDICTS;
}

/**
 * The size of the line with its end, where it has the form of an address; 0 where it has not. A line feed is no
 * digit, so that a shorter line never passes for one of 42 bytes.
 */
// @ts-ignore: decorator
@inline
function sizeAt(line: u32): u32 {
  let size: u32 = 43;
  if (load<u8>(line, 42) != LINE_FEED) {
    if (load<u8>(line, 42) != CARRIAGE_RETURN || load<u8>(line, 43) != LINE_FEED) return 0;
    size = 44;
  }
  if (load<u16>(line) != 0x7830) return 0;
  const valid = v128.and(
    v128.and(digitsOf(v128.load(line, 2)), digitsOf(v128.load(line, 18))),
    digitsOf(v128.load(line, 26)),
  );
  return i8x16.all_true(valid) ? size : 0;
}

/** Which bytes are letters from a to f, in either case. */
// @ts-ignore: decorator
@inline
function letters(text: v128): v128 {
  const lower = v128.or(text, i8x16.splat(0x20));
  return i8x16.lt_u(i8x16.sub(lower, i8x16.splat(0x61)), i8x16.splat(6));
}

// @ts-ignore: decorator
@inline
function digitsOf(text: v128): v128 {
  const decimal = i8x16.lt_u(i8x16.sub(text, i8x16.splat(0x30)), i8x16.splat(10));
  return v128.or(decimal, letters(text));
}

/** Bytes of letters and decimal digits only: bit 6 tells them apart, bit 5 tells the case of a letter. */
// @ts-ignore: decorator
@inline
function capitals(text: v128): v128 {
  return i8x16.lt_s(i8x16.shl(v128.andnot(text, i8x16.shl(text, 1)), 1), i8x16.splat(0));
}

// @ts-ignore: decorator
@inline
function smalls(text: v128): v128 {
  return i8x16.lt_s(i8x16.shl(v128.and(text, i8x16.shl(text, 1)), 1), i8x16.splat(0));
}

/** Four characters that are hexadecimal digits, each as its value in a byte. */
// @ts-ignore: decorator
@inline
function values(text: u32): u32 {
  return (text & 0x0f0f0f0f) + 9 * ((text >>> 6) & 0x01010101);
}

/** As `sievePlace` of src/addressSieve.ts; and all that begin with eight zeros, as the reserved addresses do. */
// @ts-ignore: decorator
@inline
function isSieved(line: u32): bool {
  if (load<u64>(line, 2) == 0x3030303030303030) return true;
  const first = values(load<u32>(line, 2)) & 0xffffff;
  const last = values(load<u32>(line, 38));
  const place = (first * 0x9e3779b1 ^ last * 0x85ebca6b) >>> 12;
  return ((load<u8>(SIEVE + (place >>> 3)) >>> (place & 7)) & 1) != 0;
}

function find(line: u32): u32 {
  while (load<u8>(line) != LINE_FEED) line++;
  return line;
}

function isBlank(line: u32, lineFeed: u32): bool {
  return lineFeed == line || (lineFeed == line + 1 && load<u8>(line) == CARRIAGE_RETURN);
}

// @ts-ignore: decorator
@inline
function turn(lane: v128, by: i32): v128 {
  return v128.or(i64x2.shl(lane, by), i64x2.shr_u(lane, 64 - by));
}

/** Eight digits of each of two addresses, in small letters. */
// @ts-ignore: decorator
@inline
function lanes(a: u32, b: u32): v128 {
  return v128.or(i64x2(load<i64>(a), load<i64>(b)), i8x16.splat(0x20));
}

/** Whether 16 characters have capitals where the 8 bytes in `hash` have digits of 8 and more. */
// @ts-ignore: decorator
@inline
function differ(text: v128, hash: v128): v128 {
  // The even character answers to the top bit of the byte, the odd one to bit 3.
  const expected = v128.bitselect(hash, i8x16.shl(hash, 4), i16x8.splat(0x00ff));
  const wanted = v128.and(letters(text), i8x16.lt_s(expected, i8x16.splat(0)));
  return v128.xor(wanted, v128.and(letters(text), capitals(text)));
}

/** Writes the verdicts of two addresses by their checksums. */
function judge(a: u32, b: u32, verdictA: u32, verdictB: u32): void {
  const zero = i64x2.splat(0);
  let s0 = lanes(a + 2, b + 2);
  let s1 = lanes(a + 10, b + 10);
  let s2 = lanes(a + 18, b + 18);
  let s3 = lanes(a + 26, b + 26);
  let s4 = lanes(a + 34, b + 34);
  // The padding: 1 behind the text, the top bit at the end of the block.
  let s5 = i64x2.splat(1);
  let s6 = zero, s7 = zero, s8 = zero, s9 = zero;
  let s10 = zero, s11 = zero, s12 = zero, s13 = zero, s14 = zero;
  let s15 = zero, s16 = i64x2.splat(0x8000000000000000), s17 = zero, s18 = zero, s19 = zero;
  let s20 = zero, s21 = zero, s22 = zero, s23 = zero, s24 = zero;

  for (let round: u32 = 0; round < 24 * 8; round += 8) {
    // Theta.
    let c0 = v128.xor(v128.xor(v128.xor(s0, s5), v128.xor(s10, s15)), s20);
    let c1 = v128.xor(v128.xor(v128.xor(s1, s6), v128.xor(s11, s16)), s21);
    let c2 = v128.xor(v128.xor(v128.xor(s2, s7), v128.xor(s12, s17)), s22);
    let c3 = v128.xor(v128.xor(v128.xor(s3, s8), v128.xor(s13, s18)), s23);
    let c4 = v128.xor(v128.xor(v128.xor(s4, s9), v128.xor(s14, s19)), s24);
    const d0 = v128.xor(c4, turn(c1, 1));
    const d1 = v128.xor(c0, turn(c2, 1));
    const d2 = v128.xor(c1, turn(c3, 1));
    const d3 = v128.xor(c2, turn(c4, 1));
    const d4 = v128.xor(c3, turn(c0, 1));

    // Rho and pi, and chi, a row at a time.
    let b0 = v128.xor(s0, d0);
    let b1 = turn(v128.xor(s6, d1), 44);
    let b2 = turn(v128.xor(s12, d2), 43);
    let b3 = turn(v128.xor(s18, d3), 21);
    let b4 = turn(v128.xor(s24, d4), 14);
    const r0 = v128.xor(v128.xor(b0, v128.andnot(b2, b1)), v128.load64_splat(constants + round));
    const r1 = v128.xor(b1, v128.andnot(b3, b2));
    const r2 = v128.xor(b2, v128.andnot(b4, b3));
    const r3 = v128.xor(b3, v128.andnot(b0, b4));
    const r4 = v128.xor(b4, v128.andnot(b1, b0));
    b0 = turn(v128.xor(s3, d3), 28);
    b1 = turn(v128.xor(s9, d4), 20);
    b2 = turn(v128.xor(s10, d0), 3);
    b3 = turn(v128.xor(s16, d1), 45);
    b4 = turn(v128.xor(s22, d2), 61);
    const r5 = v128.xor(b0, v128.andnot(b2, b1));
    const r6 = v128.xor(b1, v128.andnot(b3, b2));
    const r7 = v128.xor(b2, v128.andnot(b4, b3));
    const r8 = v128.xor(b3, v128.andnot(b0, b4));
    const r9 = v128.xor(b4, v128.andnot(b1, b0));
    b0 = turn(v128.xor(s1, d1), 1);
    b1 = turn(v128.xor(s7, d2), 6);
    b2 = turn(v128.xor(s13, d3), 25);
    b3 = turn(v128.xor(s19, d4), 8);
    b4 = turn(v128.xor(s20, d0), 18);
    const r10 = v128.xor(b0, v128.andnot(b2, b1));
    const r11 = v128.xor(b1, v128.andnot(b3, b2));
    const r12 = v128.xor(b2, v128.andnot(b4, b3));
    const r13 = v128.xor(b3, v128.andnot(b0, b4));
    const r14 = v128.xor(b4, v128.andnot(b1, b0));
    b0 = turn(v128.xor(s4, d4), 27);
    b1 = turn(v128.xor(s5, d0), 36);
    b2 = turn(v128.xor(s11, d1), 10);
    b3 = turn(v128.xor(s17, d2), 15);
    b4 = turn(v128.xor(s23, d3), 56);
    const r15 = v128.xor(b0, v128.andnot(b2, b1));
    const r16 = v128.xor(b1, v128.andnot(b3, b2));
    const r17 = v128.xor(b2, v128.andnot(b4, b3));
    const r18 = v128.xor(b3, v128.andnot(b0, b4));
    const r19 = v128.xor(b4, v128.andnot(b1, b0));
    b0 = turn(v128.xor(s2, d2), 62);
    b1 = turn(v128.xor(s8, d3), 55);
    b2 = turn(v128.xor(s14, d4), 39);
    b3 = turn(v128.xor(s15, d0), 41);
    b4 = turn(v128.xor(s21, d1), 2);
    s20 = v128.xor(b0, v128.andnot(b2, b1));
    s21 = v128.xor(b1, v128.andnot(b3, b2));
    s22 = v128.xor(b2, v128.andnot(b4, b3));
    s23 = v128.xor(b3, v128.andnot(b0, b4));
    s24 = v128.xor(b4, v128.andnot(b1, b0));
    s0 = r0; s1 = r1; s2 = r2; s3 = r3; s4 = r4;
    s5 = r5; s6 = r6; s7 = r7; s8 = r8; s9 = r9;
    s10 = r10; s11 = r11; s12 = r12; s13 = r13; s14 = r14;
    s15 = r15; s16 = r16; s17 = r17; s18 = r18; s19 = r19;
  }

  // Each byte of the hash twice, for its two digits: the low halves are of `a`, the high ones of `b`.
  const amissA = v128.or(
    v128.or(
      differ(v128.load(a, 2), v128.shuffle<u8>(s0, s0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)),
      differ(v128.load(a, 18), v128.shuffle<u8>(s1, s1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)),
    ),
    differ(v128.load64_zero(a, 34), v128.shuffle<u8>(s2, s2, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)),
  );
  const amissB = v128.or(
    v128.or(
      differ(v128.load(b, 2), v128.shuffle<u8>(s0, s0, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15)),
      differ(v128.load(b, 18), v128.shuffle<u8>(s1, s1, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15)),
    ),
    differ(v128.load64_zero(b, 34), v128.shuffle<u8>(s2, s2, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15)),
  );
  store<u8>(verdictA, v128.any_true(amissA) ? REFUSED : CHECKSUMMED);
  store<u8>(verdictB, v128.any_true(amissB) ? REFUSED : CHECKSUMMED);
}
