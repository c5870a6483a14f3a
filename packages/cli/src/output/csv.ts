import { formatPath } from '@passmuster/findings';
import { escapeControls } from '../text/escapeControls.ts';
import type { RecordFormat } from './recordFormat.ts';

// A cell that begins with one of these is run as a formula by a spreadsheet (OWASP, CSV Injection).
const formulaStart = /^[=+\-@\t\r]/;

const quoted = (text: string): string =>
  /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Text of unknown origin as a cell that no spreadsheet runs. */
const neutralized = (value: string | number): string => {
  const text = escapeControls(String(value));
  return formulaStart.test(text) ? `'${text}` : text;
};

/** A row of CSV (RFC 4180) as it is. For texts of our own: a cell that begins with `+` stays so. */
export const csvRow = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoted(String(cell))).join(',')}\r\n`;

/** A row of CSV in which no cell is run as a formula. */
const safeCsvRow = (cells: readonly (string | number)[]): string => csvRow(cells.map(neutralized));

/** One row a finding; a record without findings has none. */
export const csvFormat: RecordFormat = {
  begin: safeCsvRow(['file', 'row', 'field', 'severity', 'rule', 'message', 'remedy', 'source']),
  separator: '',
  record: ({ file, row, findings }) =>
    findings
      .map(({ path, severity, rule, message, remedy, source }) =>
        safeCsvRow([
          file,
          row === 0 ? '' : row,
          formatPath(path),
          severity,
          rule,
          message,
          remedy,
          source.section ? `${source.title}, ${source.section}` : source.title,
        ]),
      )
      .join(''),
  end: () => '',
};
