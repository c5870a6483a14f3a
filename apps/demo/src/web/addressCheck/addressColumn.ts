import { parse } from 'csv-parse/browser/esm/sync';

/** Headings of a column of addresses, where no cell of it looks like one. */
const heading =
  /^(?:(?:wallet|recipient|deposit|crypto)[ _-]?)?address$|^wallet$|^adresse$|^endere[çc]o$/iu;
/** Written like an address of a chain: enough to tell its column from names and amounts. */
const looksLikeAddress = (cell: string): boolean =>
  /^(?:0x[\da-f]{20,}|[13T][\dA-Za-z]{25,})$/iu.test(cell);

/**
 * Returns the addresses of a CSV file, one line for each of its rows: the column with the most cells
 * that look like addresses, otherwise the one with such a heading. Rows without an address stay as empty
 * lines, so that line numbers are those of the file. Undefined if no column has addresses.
 */
export function addressColumn(csv: string): string | undefined {
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
  return rows
    .map((row, line) => (line === 0 && isHeading ? '' : (row[column] ?? '')))
    .map((cell) => cell.replaceAll(/\s+/gu, ' '))
    .join('\n');
}
