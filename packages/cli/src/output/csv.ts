import { csvRow, formatPath, joinPrintable, printable } from '@passmuster/findings';
import type { RecordFormat } from './recordFormat.ts';

/** The columns of a report as CSV. */
export const csvColumns = [
  'file',
  'row',
  'field',
  'severity',
  'rule',
  'message',
  'remedy',
  'source',
  'cell',
  'heading',
  'verdict',
  'accepted',
] as const;

/** One row per finding, with the verdict on its record; a record without findings has none. */
export const csvFormat: RecordFormat = {
  begin: csvRow(csvColumns),
  separator: '',
  record: ({ file, row, verdict, findings }) =>
    joinPrintable(
      findings.map(({ path, severity, rule, message, remedy, source, ...more }) =>
        csvRow([
          file,
          row === 0 ? '' : row,
          formatPath(path),
          severity,
          rule,
          message,
          remedy,
          source.section ? `${source.title}, ${source.section}` : source.title,
          more.cell ?? '',
          more.heading ?? '',
          verdict,
          more.accepted ? 'yes' : '',
        ]),
      ),
      '',
    ),
  end: () => printable<'csv'>()``,
};
