/** A row of a file: its address, and all of its cells for the export. */
export interface ImportedRow {
  /** Empty if the row has none: then it is a line to check too. */
  readonly address: string;
  readonly cells: readonly string[];
}

/** A file whose column of addresses was added to a list. */
export interface ImportedList {
  /** Names of the columns; empty if the file has none. */
  readonly headings: readonly string[];
  /** By line of the file, from 0. A heading and an empty row have none. */
  readonly rows: readonly (ImportedRow | undefined)[];
}

/** An imported list, and the line from which it stands in the text, from 0. */
export interface PlacedList extends ImportedList {
  readonly start: number;
}

/** Returns the addresses of a file, one line for each of its rows. */
export const textOf = ({ rows }: ImportedList): string =>
  rows.map((row) => row?.address ?? '').join('\n');

/** Returns the row that a line comes from; undefined if it was typed, changed or moved. */
export function rowAt(
  lists: readonly PlacedList[],
  index: number,
  line: string,
): ImportedRow | undefined {
  for (const { start, rows } of lists) {
    const row = rows[index - start];
    if (row?.address === line.trim()) return row;
  }
  return undefined;
}
