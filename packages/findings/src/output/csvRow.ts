import { joinPrintable, type Printable, printable } from './printable.ts';
import { visibleText } from './visibleText.ts';

type CsvText = Printable<'csv'>;

const csv = printable<'csv'>();

/**
 * Where a spreadsheet would begin a formula (OWASP, CSV Injection): a cell that begins with a sign of a formula, full-width
 * ones included, also behind a semicolon, at which a spreadsheet of another country begins a cell.
 */
const formulaStart = /(^|;)(?=\s*[=+\-@＝＋－＠]|;)/gu;

/** Returns a row of visible texts, in quotes where CSV needs them (RFC 4180). */
const rowOf = (texts: readonly string[]): CsvText =>
  csv`${joinPrintable(
    texts.map(
      (text) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text) as CsvText,
    ),
    ',',
  )}\r\n`;

/**
 * Returns a row of CSV. An apostrophe before a cell that looks like a formula keeps a spreadsheet from running it.
 * Control, bidirectional and invisible characters are visible.
 *
 * @example
 * csvRow(['Ada', '=1+1', 7]) // "Ada,'=1+1,7\r\n"
 */
export const csvRow = (cells: readonly (string | number)[]): Printable<'csv'> =>
  rowOf(cells.map((cell) => visibleText(String(cell)).replace(formulaStart, "$1'")));

/**
 * Returns a row of CSV of texts that no stranger wrote: `+234…` stays as it is.
 *
 * @example
 * ownCsvRow(['phone', '+234']) // 'phone,+234\r\n'
 */
export const ownCsvRow = (cells: readonly string[]): Printable<'csv'> =>
  rowOf(cells.map(visibleText));
