import { createRandom } from '@passmuster/testing/random';

const garbage: readonly (string | Buffer)[] = [
  ...[
    '',
    '   ',
    '\r',
    '\t',
    '{',
    '}',
    '[]',
    'null',
    '1e999',
    '"text"',
    '{"type":',
    '{"a":1}{"b":2}',
  ],
  ...[
    '+2348033120456',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '\u2028',
    '\ufeff{}',
    'é',
    ',',
  ],
  ...['{"type":"BANK","account_number":"0000014579","currency":"NGN","bank_code":"011"}'],
  ...['{"__proto__":{"a":1},"constructor":1}', `{"a":${'['.repeat(5000)}}`],
  ...[
    Buffer.from([0xff, 0xfe, 0x00]),
    Buffer.from([0xc3]),
    Buffer.from('a\u0000b'),
    Buffer.from([0xed, 0xa0, 0x80]),
  ],
];

/** Longer than a piece of a pipe. */
const long = Buffer.alloc(200_000, 'x');

/** Returns lines of every kind of garbage, with blanks, in an order that the seed decides. */
export function* garbageLines(count: number, seed: number): Generator<Buffer> {
  const random = createRandom(seed);
  for (let line = 0; line < count; line++) {
    yield random.chance(0.0005) ? long : Buffer.from(random.pick(garbage));
  }
}
