// Checks addresses in bytes, one to a line: AssemblyScript, compiled by scripts/generateLineModule.ts, which writes
// `layout` (memory and verdicts) and `keccak`. Addresses with letters of both cases are hashed three at a time.
import { INPUT, SIEVE, VERDICTS, BLANK, CHECKSUMMED, ONE_CASE, REFUSED, UNDECIDED } from './layout';
import { HASHES, hashThree } from './keccak';

// @ts-ignore: decorator
@inline const LINE_FEED: u8 = 10;
// @ts-ignore: decorator
@inline const CARRIAGE_RETURN: u8 = 13;

/** Checks the `length` bytes of lines in `INPUT` and returns the number of lines. */
export function checkLines(length: u32): u32 {
  const end = INPUT + length;
  let verdict = VERDICTS;
  let first: u32 = 0, firstVerdict: u32 = 0;
  let second: u32 = 0, secondVerdict: u32 = 0;
  for (let line = INPUT; line < end; verdict++) {
    const size = sizeAt(line);
    if (size == 0) {
      const lineFeed = find(line);
      store<u8>(verdict, isBlank(line, lineFeed) ? BLANK : REFUSED);
      line = lineFeed + 1;
      continue;
    }
    const head = v128.load(line, 2), middle = v128.load(line, 18), tail = v128.load(line, 26);
    const capital = v128.or(v128.or(capitals(head), capitals(middle)), capitals(tail));
    const small = v128.or(v128.or(smalls(head), smalls(middle)), smalls(tail));
    if (isSieved(line)) {
      store<u8>(verdict, UNDECIDED);
    } else if (!v128.any_true(capital)) {
      store<u8>(verdict, v128.any_true(small) ? ONE_CASE : CHECKSUMMED);
    } else if (!v128.any_true(small)) {
      store<u8>(verdict, ONE_CASE);
    } else if (first == 0) {
      first = line; firstVerdict = verdict;
    } else if (second == 0) {
      second = line; secondVerdict = verdict;
    } else {
      judge(first, second, line, firstVerdict, secondVerdict, verdict);
      first = 0; second = 0;
    }
    line += size;
  }
  if (second != 0) judge(first, second, second, firstVerdict, secondVerdict, secondVerdict);
  else if (first != 0) judge(first, first, first, firstVerdict, firstVerdict, firstVerdict);
  return verdict - VERDICTS;
}

/** Marks the address in `INPUT`, in lowercase: lines that share its first and last digits need the full check. */
export function mark(): void {
  const place = placeOf(INPUT);
  store<u8>(SIEVE + (place >>> 3), load<u8>(SIEVE + (place >>> 3)) | (u8(1) << u8(place & 7)));
}

/** The size of the line with its end if it has the form of an address, else 0. */
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

/** Which bytes are letters from a to f, in either case. */
// @ts-ignore: decorator
@inline
function letters(text: v128): v128 {
  const lower = v128.or(text, i8x16.splat(0x20));
  return i8x16.lt_u(i8x16.sub(lower, i8x16.splat(0x61)), i8x16.splat(6));
}

/** Of hexadecimal digits: bit 6 distinguishes letters, bit 5 their case. */
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

/** Whether the address needs the full check: it is marked, or begins with eight zeros as all reserved ones do. */
// @ts-ignore: decorator
@inline
function isSieved(line: u32): bool {
  if (load<u64>(line, 2) == 0x3030303030303030) return true;
  const place = placeOf(line);
  return ((load<u8>(SIEVE + (place >>> 3)) >>> (place & 7)) & 1) != 0;
}

/** The bit of the sieve for an address: a hash of its first three and last four digits, whatever their case. */
// @ts-ignore: decorator
@inline
function placeOf(line: u32): u32 {
  const first = values(load<u32>(line, 2)) & 0xffffff;
  const last = values(load<u32>(line, 38));
  return (first * 0x9e3779b1 ^ last * 0x85ebca6b) >>> 12;
}

/** The values of four hexadecimal digits, each in a byte. */
// @ts-ignore: decorator
@inline
function values(text: u32): u32 {
  return (text & 0x0f0f0f0f) + 9 * ((text >>> 6) & 0x01010101);
}

function find(line: u32): u32 {
  while (load<u8>(line) != LINE_FEED) line++;
  return line;
}

function isBlank(line: u32, lineFeed: u32): bool {
  return lineFeed == line || (lineFeed == line + 1 && load<u8>(line) == CARRIAGE_RETURN);
}

/** Writes the verdicts on three addresses with letters of both cases. */
function judge(a: u32, b: u32, c: u32, verdictA: u32, verdictB: u32, verdictC: u32): void {
  hashThree(a + 2, b + 2, c + 2);
  store<u8>(verdictA, verdictOn(a, HASHES));
  store<u8>(verdictB, verdictOn(b, HASHES + 8));
  store<u8>(verdictC, verdictOn(c, HASHES + 16));
}

/** `hash`: the first lane of the hash; each further lane is 24 bytes later. */
function verdictOn(address: u32, hash: u32): u8 {
  const wrong = v128.or(
    v128.or(
      differ(v128.load(address, 2), doubled(hash)),
      differ(v128.load(address, 18), doubled(hash + 24)),
    ),
    differ(v128.load64_zero(address, 34), doubled(hash + 48)),
  );
  return v128.any_true(wrong) ? REFUSED : CHECKSUMMED;
}

/** Which of 16 characters have the wrong case. `hash`: each byte twice, for its two digits. */
// @ts-ignore: decorator
@inline
function differ(text: v128, hash: v128): v128 {
  // Bit 7 decides for the even character, bit 3 for the odd one.
  const expected = v128.bitselect(hash, i8x16.shl(hash, 4), i16x8.splat(0x00ff));
  const wanted = v128.and(letters(text), i8x16.lt_s(expected, i8x16.splat(0)));
  return v128.xor(wanted, v128.and(letters(text), capitals(text)));
}

/** The eight bytes at `hash`, each twice. */
// @ts-ignore: decorator
@inline
function doubled(hash: u32): v128 {
  const bytes = v128.load64_zero(hash);
  return v128.shuffle<u8>(bytes, bytes, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
}
