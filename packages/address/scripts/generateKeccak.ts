/**
 * Writes `src/keccak.generated.ts`: Keccak-f[1600] (FIPS 202, section 3) unrolled for 32-bit words.
 *
 *     node scripts/generateKeccak.ts            # writes
 *     node scripts/generateKeccak.ts --check    # fails where the file is not what would be written
 *
 * Each 64-bit lane is kept as two words, its even bits and its odd bits: turning a lane is then two 32-bit
 * turns, one machine instruction each, instead of six shifts. A checksum reads bits 3 and 7 of each byte
 * of the hash, which are odd bits: the last round computes no others.
 */
import { writeOrCheck } from './writeOrCheck.ts';

type Half = 'e' | 'o';
const columns = [0, 1, 2, 3, 4];
const halves: readonly Half[] = ['e', 'o'];

/** FIPS 202, 3.2.2, algorithm 2: the offset by which lane (x, y) turns, at `x + 5 * y`. */
function laneTurns(): number[] {
  const turns = new Array<number>(25).fill(0);
  let [x, y] = [1, 0];
  for (let t = 0; t < 24; t++) {
    turns[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return turns;
}

/** FIPS 202, 3.2.5, algorithm 5: the constants of the 24 rounds, each as its even and its odd bits. */
function roundConstants(): Record<Half, number[]> {
  const constants: Record<Half, number[]> = { e: [], o: [] };
  let register = 1;
  for (let round = 0; round < 24; round++) {
    const words = { e: 0, o: 0 };
    for (let j = 0; j < 7; j++) {
      const bit = 2 ** j - 1;
      if (register & 1) words[bit % 2 === 0 ? 'e' : 'o'] |= 1 << (bit >> 1);
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    }
    constants.e.push(words.e | 0);
    constants.o.push(words.o | 0);
  }
  return constants;
}

const turn = (word: string, by: number): string =>
  by === 0 ? word : `(${word} << ${by} | ${word} >>> ${32 - by})`;

/** Of a lane turned by `by`: which half of the lane makes this half, and by how much it turns. */
function turnedHalf(half: Half, by: number): { from: Half; by: number } {
  if (by % 2 === 0) return { from: half, by: (by / 2) % 32 };
  return half === 'e' ? { from: 'o', by: ((by + 1) / 2) % 32 } : { from: 'e', by: (by - 1) / 2 };
}

const turns = laneTurns();
const xor = (names: readonly string[]): string => names.join(' ^ ');

/** Theta's column parities `c` and the words `d` that it adds to every lane of a column. */
function theta(state: string): string[] {
  const parities = columns.flatMap((x) =>
    halves.map(
      (half) => `c${x}${half} = ${xor(columns.map((y) => `${state}${x + 5 * y}${half}`))};`,
    ),
  );
  const differences = columns.flatMap((x) => {
    const [before, after] = [(x + 4) % 5, (x + 1) % 5];
    return [
      `d${x}e = c${before}e ^ ${turn(`c${after}o`, 1)};`,
      `d${x}o = c${before}o ^ c${after}e;`,
    ];
  });
  return [...parities, ...differences];
}

/** Pi: the lane that arrives in column `x` of row `y`. */
const laneBefore = (x: number, y: number): number => ((x + 3 * y) % 5) + 5 * x;

/** Rho and pi: the word that arrives in column `x` of row `y`, left in `b`. */
function moved(state: string, x: number, y: number, half: Half): string[] {
  const lane = laneBefore(x, y);
  const { from, by } = turnedHalf(half, turns[lane] ?? 0);
  return [`t = ${state}${lane}${from} ^ d${lane % 5}${from};`, `b${x}${half} = ${turn('t', by)};`];
}

/**
 * Chi for one word: `a ^ (~b & c)`, where a flag says that the complement of a word is what is at hand, or
 * what is asked for. With these six lanes kept complemented, one word of five needs a NOT, not every one.
 */
const complemented = new Set([1, 2, 8, 12, 17, 20]);

function chi(x: number, y: number, half: Half, target: boolean): string {
  const word = (i: number): string => `b${(x + i) % 5}${half}`;
  const flag = (i: number): boolean => movedComplemented((x + i) % 5, y);
  const [a, b, c] = [word(0), word(1), word(2)];
  const inverted = flag(0) !== target;
  if (flag(1) !== flag(2)) {
    const inner = flag(1) ? `(${b} & ${c})` : `(${b} | ${c})`;
    return `${inverted === flag(1) ? '~' : ''}${a} ^ ${inner}`;
  }
  const [plain, negated] = flag(1) ? [b, c] : [c, b];
  if (!inverted) return `${a} ^ (~${negated} & ${plain})`;
  return `${a} ^ (${negated} | ~${plain})`;
}

const parityComplemented = (x: number): boolean =>
  columns.filter((y) => complemented.has((x % 5) + 5 * y)).length % 2 === 1;

/** Whether the word that theta, rho and pi bring to column `x` of row `y` is complemented. */
function movedComplemented(x: number, y: number): boolean {
  const lane = laneBefore(x, y);
  const added = parityComplemented(lane + 4) !== parityComplemented(lane + 1);
  return complemented.has(lane) !== added;
}

/** One round, from the words named `from` to those named `to`; `index` is that of its constant. */
function round(from: string, to: string, index: string): string[] {
  const rows = columns.flatMap((y) =>
    halves.flatMap((half) => [
      ...columns.flatMap((x) => moved(from, x, y, half)),
      ...columns.map((x) => {
        const lane = x + 5 * y;
        const iota = lane === 0 ? ` ^ ${half === 'e' ? 'even' : 'odd'}Constants[${index}]!` : '';
        return `${to}${lane}${half} = ${chi(x, y, half, complemented.has(lane))}${iota};`;
      }),
    ]),
  );
  return [...theta(from), ...rows];
}

/** The last round, as far as a checksum reads it: the odd bits of lanes 0, 1 and 2. */
function lastRound(from: string): string[] {
  return [
    ...theta(from),
    ...columns.flatMap((x) => moved(from, x, 0, 'o')),
    ...[0, 1, 2].map(
      (x) => `hash[${x}] = ${chi(x, 0, 'o', false)}${x === 0 ? ' ^ oddConstants[23]!' : ''};`,
    ),
  ];
}

/** The word a lane starts with. */
function initial(lane: number, half: Half): string {
  const word = lane < 17 ? `block[${2 * lane + halves.indexOf(half)}]!` : '0';
  if (!complemented.has(lane)) return word;
  return word === '0' ? '-1' : `~${word}`;
}

const names = (letter: string, count: number): string =>
  Array.from({ length: count }, (_, i) => halves.map((half) => `${letter}${i}${half} = 0`))
    .flat()
    .join(', ');

const words = Array.from({ length: 25 }, (_, lane) => lane);
const constants = roundConstants();
const indent = (lines: readonly string[], by: string): string =>
  lines.map((line) => by + line).join('\n');

const text = `// Generated by \`node scripts/generateKeccak.ts\` from FIPS 202, section 3. Do not edit.

const evenConstants: Int32Array = /* @__PURE__ */ new Int32Array([${constants.e.join(', ')}]);
const oddConstants: Int32Array = /* @__PURE__ */ new Int32Array([${constants.o.join(', ')}]);

/**
 * Keccak-f[1600] over one block of 17 lanes, \`block[2 * lane]\` its even bits and \`block[2 * lane + 1]\` its
 * odd bits; the capacity is zero. Leaves the odd bits of the first three lanes in \`hash\`.
 */
export function keccakOddBits(block: Int32Array, hash: Int32Array): void {
  let ${names('c', 5)};
  let ${names('d', 5)};
  let ${names('b', 5)};
  let t = 0;
  let ${words
    .flatMap((lane) => halves.map((half) => `s${lane}${half} = ${initial(lane, half)}`))
    .join(', ')};
  let ${names('r', 25)};
  for (let round = 0; ; round += 2) {
${indent(round('s', 'r', 'round'), '    ')}
    if (round === 22) break;
${indent(round('r', 's', 'round + 1'), '    ')}
  }
${indent(lastRound('r'), '  ')}
}
`;

writeOrCheck(new URL('../src/keccak.generated.ts', import.meta.url), text);
