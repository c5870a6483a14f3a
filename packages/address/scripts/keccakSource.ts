/** One way to hold lanes: two addresses in a 128-bit word, or one in a 64-bit word. */
interface Kind {
  readonly prefix: string;
  readonly type: string;
  readonly xor: (a: string, b: string) => string;
  readonly rotate: (lane: string, by: number) => string;
  /** x ^ (~y & z) */
  readonly chi: (x: string, y: string, z: string) => string;
  readonly constant: string;
}
const pair: Kind = {
  prefix: 'p',
  type: 'v128',
  xor: (a, b) => `v128.xor(${a}, ${b})`,
  rotate: (lane, by) => `v128.or(i64x2.shl(${lane}, ${by}), i64x2.shr_u(${lane}, ${64 - by}))`,
  chi: (x, y, z) => `v128.xor(${x}, v128.andnot(${z}, ${y}))`,
  constant: 'v128.load64_splat(constants + round)',
};
const single: Kind = {
  prefix: 's',
  type: 'u64',
  xor: (a, b) => `(${a} ^ ${b})`,
  rotate: (lane, by) => `rotl<u64>(${lane}, ${by})`,
  chi: (x, y, z) => `${x} ^ (~${y} & ${z})`,
  constant: 'load<u64>(constants + round)',
};
/** Processors work on both kinds at once, so three addresses take hardly longer than two. */
const kinds = [pair, single];

const columns = [0, 1, 2, 3, 4];
const lanes = Array.from({ length: 25 }, (_, lane) => lane);

/** FIPS 202, 3.2.2: the rotation of the lane at `x + 5 * y`. */
const rotations = lanes.map(() => 0);
for (let t = 0, x = 1, y = 0; t < 24; t++) {
  rotations[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
  [x, y] = [y, (2 * x + 3 * y) % 5];
}

function theta({ prefix: p, xor, rotate }: Kind): string[] {
  const parities = columns.map((x) => {
    const column = columns.map((y) => `${p}${x + 5 * y}`);
    return `const ${p}c${x} = ${column.reduce(xor)};`;
  });
  const effects = columns.map((x) => {
    const [before, after] = [`${p}c${(x + 4) % 5}`, `${p}c${(x + 1) % 5}`];
    return `const ${p}d${x} = ${xor(before, rotate(after, 1))};`;
  });
  return [...parities, ...effects];
}

/** FIPS 202, 3.2.2 to 3.2.5: rho and pi of a row, then its chi, and iota for the first lane. */
function row(y: number, { prefix: p, xor, rotate, chi, constant }: Kind): string[] {
  const moved = columns.flatMap((x) => {
    const from = ((x + 3 * y) % 5) + 5 * x;
    const name = `${p}b${5 * y + x}`;
    const rotation = rotations[from] ?? 0;
    const lane = `const ${name}t = ${xor(`${p}${from}`, `${p}d${from % 5}`)};`;
    return [lane, `const ${name} = ${rotation === 0 ? `${name}t` : rotate(`${name}t`, rotation)};`];
  });
  const mixed = columns.map((x) => {
    const [a, b, c] = [0, 1, 2].map((step) => `${p}b${5 * y + ((x + step) % 5)}`);
    const lane = chi(`${a}`, `${b}`, `${c}`);
    return `const ${p}r${5 * y + x} = ${x + y === 0 ? xor(lane, constant) : lane};`;
  });
  return [...moved, ...mixed];
}

/** FIPS 202, 3.2.5: the constants of the 24 rounds. */
function roundConstants(): string[] {
  let register = 1;
  return Array.from({ length: 24 }, () => {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << BigInt(2 ** j - 1);
      register = (register << 1) ^ (register >> 7 ? 0x171 : 0);
    }
    return `0x${constant.toString(16)}`;
  });
}

/** Lane `lane` of the padded block: 40 digits in lowercase, the byte 1, and the top bit at the end. */
function initial({ type }: Kind, lane: number): string {
  const padding = { 5: '1', 16: '0x8000000000000000' }[lane] ?? '0';
  if (type === 'u64') return lane < 5 ? `load<u64>(c, ${8 * lane}) | SMALL` : padding;
  return lane < 5
    ? `v128.or(i64x2(load<i64>(a, ${8 * lane}), load<i64>(b, ${8 * lane})), i8x16.splat(0x20))`
    : `i64x2.splat(${padding})`;
}

/** AssemblyScript that hashes the 40 digits at `a`, `b` and `c` by Keccak-256, three lanes of each to `HASHES`. */
export const keccakSource: string = `
/** Lane 0 of \`a\`, \`b\` and \`c\`, then lane 1, then lane 2. */
export const HASHES = memory.data(72, 16) as u32;
const constants = memory.data<u64>([${roundConstants().join(', ')}]) as u32;
const SMALL: u64 = 0x2020202020202020;

export function hashThree(a: u32, b: u32, c: u32): void {
  ${lanes.flatMap((i) => kinds.map((kind) => `let ${kind.prefix}${i}: ${kind.type} = ${initial(kind, i)};`)).join('\n  ')}
  for (let round: u32 = 0; round < 192; round += 8) {
    ${kinds.flatMap(theta).join('\n    ')}
    ${columns.flatMap((y) => kinds.flatMap((kind) => row(y, kind))).join('\n    ')}
    ${lanes.flatMap((i) => kinds.map(({ prefix: p }) => `${p}${i} = ${p}r${i};`)).join(' ')}
  }
  ${[0, 1, 2].map((i) => `v128.store(HASHES, p${i}, ${24 * i}); store<u64>(HASHES, s${i}, ${24 * i + 16});`).join('\n  ')}
}
`;
