/** The 16 code counts of a Huffman table, and its values. */
interface HuffmanTable {
  readonly counts: readonly number[];
  readonly values: readonly number[];
}

/** Brightness differences. Source: ITU-T T.81, table K.3. */
const differences: HuffmanTable = {
  counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
};
/** Blocks here are of one brightness: the only code needed is "end of block". */
const endOfBlock: HuffmanTable = {
  counts: [1, ...Array<number>(15).fill(0)],
  values: [0],
};

const segment = (marker: number, bytes: readonly number[]): readonly number[] => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];
const uint16 = (value: number): readonly [number, number] => [value >> 8, value & 255];
const tableSegment = (id: number, { counts, values }: HuffmanTable) =>
  segment(0xc4, [id, ...counts, ...values]);

/** Returns the code of each value: its bits and their number. Source: ITU-T T.81, annex C. */
function codesOf({ counts, values }: HuffmanTable): ReadonlyMap<number, readonly [number, number]> {
  const codes = new Map<number, readonly [number, number]>();
  let code = 0;
  let at = 0;
  counts.forEach((count, index) => {
    for (let i = 0; i < count; i += 1) {
      codes.set(values[at++] ?? 0, [code++, index + 1]);
    }
    code <<= 1;
  });
  return codes;
}

/** Collects bits into bytes; a byte of 255 is followed by a zero (ITU-T T.81, F.1.2.3). */
function createBitWriter() {
  const bytes: number[] = [];
  let buffer = 0;
  let held = 0;
  const write = (bits: number, count: number): void => {
    buffer = (buffer << count) | bits;
    held += count;
    while (held >= 8) {
      held -= 8;
      const byte = (buffer >> held) & 255;
      bytes.push(byte);
      if (byte === 255) bytes.push(0);
    }
    buffer &= (1 << held) - 1;
  };
  return { bytes, write };
}

/**
 * Returns a baseline JPEG in gray, of `columns` by `rows` blocks of 8 by 8 pixels; `brightness` gives 0 to 255 for each.
 * Source: ITU-T T.81 (sequential DCT, only the DC coefficient of each block).
 */
export function toJpeg(
  columns: number,
  rows: number,
  brightness: (column: number, row: number) => number,
): Buffer {
  const codes = codesOf(differences);
  const { bytes, write } = createBitWriter();
  let last = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      // A flat block's DC coefficient is 8 * (value - 128); the quantizer below divides by 8.
      const value = Math.round(brightness(column, row)) - 128;
      const difference = value - last;
      last = value;
      const size = 32 - Math.clz32(Math.abs(difference));
      const [code, length] = codes.get(size) ?? [0, 0];
      write(code, length);
      write(difference > 0 ? difference : difference + (1 << size) - 1, size);
      write(0, 1);
    }
  }
  write(0x7f, 7);
  return Buffer.from([
    ...[0xff, 0xd8],
    ...segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    ...segment(0xc0, [8, ...uint16(rows * 8), ...uint16(columns * 8), 1, 1, 0x11, 0]),
    ...tableSegment(0x00, differences),
    ...tableSegment(0x10, endOfBlock),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...bytes,
    ...[0xff, 0xd9],
  ]);
}
