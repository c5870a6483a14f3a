import { formatPath, joinPrintable } from '@passmuster/findings';
import { csv, csvRow } from './csvText.ts';
import type { RecordFormat } from './recordFormat.ts';

/** One row per finding; a record without findings has none. */
export const csvFormat: RecordFormat = {
  begin: csvRow([
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
  ]),
  separator: '',
  record: ({ file, row, findings }) =>
    joinPrintable(
      findings.map(({ path, severity, rule, message, remedy, source, cell = '', heading = '' }) =>
        csvRow([
          file,
          row === 0 ? '' : row,
          formatPath(path),
          severity,
          rule,
          message,
          remedy,
          source.section ? `${source.title}, ${source.section}` : source.title,
          cell,
          heading,
        ]),
      ),
      '',
    ),
  end: () => csv``,
};
