import { parse } from 'csv-parse/browser/esm/sync';
import type { ImportedList, ImportedRow } from './importedList.ts';

/** Headings of a column of addresses, where no cell of it looks like one. */
const heading =
  /^(?:(?:wallet|recipient|deposit|crypto)[ _-]?)?address$|^wallet$|^adresse$|^endere[çc]o$/iu;
/** Written like an address of a chain: enough to tell its column from names and amounts. */
const looksLikeAddress = (cell: string): boolean =>
  /^(?:0x[\da-f]{20,}|[13T][\dA-Za-z]{25,})$/iu.test(cell);

/**
 * Returns the rows of a CSV file with their addresses: the column with the most cells that look like addresses,
 * otherwise the one with such a heading. There is a row for each of the file, so that line numbers are its own. Undefined
 * if no column has addresses.
 */
export function addressColumn(csv: string): ImportedList | undefined {
  const rows: readonly (readonly string[])[] = parse(csv, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: true,
  });
  const width = Math.max(0, ...rows.map((row) => row.length));
  const counts = Array.from(
    { length: width },
    (_, column) => rows.filter((row) => looksLikeAddress(row[column] ?? '')).length,
  );
  const most = Math.max(0, ...counts);
  const named = rows[0]?.findIndex((cell) => heading.test(cell)) ?? -1;
  const column = most > 0 ? counts.indexOf(most) : named;
  if (column < 0) return undefined;
  const isHeading = !looksLikeAddress(rows[0]?.[column] ?? '');
  const [head = [], ...body] = isHeading ? rows : [[], ...rows];
  const imported = body.map((cells): ImportedRow | undefined =>
    cells.every((cell) => cell === '')
      ? undefined
      : { address: (cells[column] ?? '').replaceAll(/\s+/gu, ' '), cells },
  );
  return { headings: head, rows: isHeading ? [undefined, ...imported] : imported };
}
