import { joinPrintable, type Printable, printable, visibleText } from '@passmuster/findings';

type CsvText = Printable<'csv'>;

/** Template of CSV: a value that may hold anything goes through `csvRow`. */
export const csv = printable<'csv'>();

/**
 * Where a spreadsheet would begin a formula (OWASP, CSV Injection): a cell that begins with a sign of a formula, full-width
 * ones included, also behind a semicolon, at which a spreadsheet of another country begins a cell.
 */
const formulaStart = /(^|;)(?=\s*[=+\-@＝＋－＠]|;)/gu;

const quoted = (text: string): string =>
  /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Returns text as a cell of CSV (RFC 4180) that no spreadsheet runs as a formula: an apostrophe marks it as text. Control,
 * bidirectional and invisible characters are visible.
 */
const csvCell = (text: string): CsvText =>
  quoted(visibleText(text).replace(formulaStart, "$1'")) as CsvText;

/** Returns a row of CSV; a spreadsheet runs none of its cells. */
export const csvRow = (cells: readonly (string | number)[]): CsvText =>
  csv`${joinPrintable(
    cells.map((cell) => csvCell(String(cell))),
    ',',
  )}\r\n`;

/** Returns a row of texts of our own: the `+234…` of an example is not marked as text. */
export const ownCsvRow = (cells: readonly string[]): CsvText =>
  csv`${joinPrintable(
    cells.map((cell) => quoted(visibleText(cell)) as CsvText),
    ',',
  )}\r\n`;
