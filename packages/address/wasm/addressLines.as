// Checks addresses in bytes, one to a line: AssemblyScript, compiled by scripts/generateLineModule.ts.
// Addresses with letters of both cases wait until there are three, and are hashed together.
import { areAmiss, capitals, letters } from './checksums';

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

/** Checks the lines in `INPUT`, `length` bytes of them, and returns how many there are. */
export function checkLines(length: u32): u32 {
  const end = INPUT + length;
  let verdict = VERDICTS;
  let first: u32 = 0;
  let firstVerdict: u32 = 0;
  let second: u32 = 0;
  let secondVerdict: u32 = 0;
  for (let line = INPUT; line < end; verdict++) {
    const size = sizeAt(line);
    if (size == 0) {
      const lineFeed = find(line);
      store<u8>(verdict, isBlank(line, lineFeed) ? BLANK : REFUSED);
      line = lineFeed + 1;
      continue;
    }
    const head = v128.load(line, 2);
    const middle = v128.load(line, 18);
    const tail = v128.load(line, 26);
    const capital = v128.or(v128.or(capitals(head), capitals(middle)), capitals(tail));
    const small = v128.or(v128.or(smalls(head), smalls(middle)), smalls(tail));
    if (isSieved(line)) {
      store<u8>(verdict, UNDECIDED);
    } else if (!v128.any_true(capital)) {
      store<u8>(verdict, v128.any_true(small) ? ONE_CASE : CHECKSUMMED);
    } else if (!v128.any_true(small)) {
      store<u8>(verdict, ONE_CASE);
    } else if (first == 0) {
      first = line;
      firstVerdict = verdict;
    } else if (second == 0) {
      second = line;
      secondVerdict = verdict;
    } else {
      judge(first, second, line, firstVerdict, secondVerdict, verdict);
      first = 0;
      second = 0;
    }
    line += size;
  }
  if (second != 0) judge(first, second, second, firstVerdict, secondVerdict, secondVerdict);
  else if (first != 0) judge(first, first, first, firstVerdict, firstVerdict, firstVerdict);
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

// @ts-ignore: decorator
@inline
function digitsOf(text: v128): v128 {
  const decimal = i8x16.lt_u(i8x16.sub(text, i8x16.splat(0x30)), i8x16.splat(10));
  return v128.or(decimal, letters(text));
}

/** As `capitals`. */
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

/** Writes the verdicts of three addresses by their checksums. */
function judge(a: u32, b: u32, c: u32, verdictA: u32, verdictB: u32, verdictC: u32): void {
  const amiss = areAmiss(a, b, c);
  store<u8>(verdictA, (amiss & 1) != 0 ? REFUSED : CHECKSUMMED);
  store<u8>(verdictB, (amiss & 2) != 0 ? REFUSED : CHECKSUMMED);
  store<u8>(verdictC, (amiss & 4) != 0 ? REFUSED : CHECKSUMMED);
}
