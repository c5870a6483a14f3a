const rowBits = 27;
const rows = 2 ** rowBits;
const files = 2 ** (32 - rowBits);

/**
 * Returns a place in 32 bits: 5 for the file, 27 for the row. From the 32nd file on, and beyond row 134,217,727, the place is
 * only roughly right; it serves to name the record that came first.
 */
export const packPlace = (file: number, row: number): number =>
  Math.min(file, files - 1) * rows + Math.min(row, rows - 1);

export const unpackPlace = (packed: number): { readonly file: number; readonly row: number } => ({
  file: Math.floor(packed / rows),
  row: packed % rows,
});
