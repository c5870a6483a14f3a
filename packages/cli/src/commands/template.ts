import { formatPath, formatText, joinPrintable, ownCsvRow, printable } from '@passmuster/findings';
import type { Language } from '../checks/checkSettings.ts';
import type { Kind } from '../columns/kind.ts';
import { withOutput } from '../output/outputFile.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import { exampleRow } from '../template/exampleRow.ts';
import { sampleRows } from '../template/sampleRows.ts';
import { languageOf, templateColumns } from '../template/templateColumns.ts';
import { templateWorkbook } from '../template/templateWorkbook.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { nextCommand } from '../text/nextCommand.ts';

export interface TemplateOptions {
  readonly output?: string | undefined;
  readonly format: 'csv' | 'xlsx';
  /** Language of the headings, lists and notes. */
  readonly lang?: Language | undefined;
  /** Write rows with typical mistakes after the example. */
  readonly sample?: boolean | undefined;
}

/** Runs `passmuster template KIND`: a CSV file or a workbook to fill in, with headings in words and an example row. */
export async function template(
  kind: Kind,
  { output, format, lang = 'en', sample = false }: TemplateOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const language = languageOf(lang);
  const { words } = language;
  const columns = templateColumns(kind, language);
  const records = sample ? sampleRows(kind) : [exampleRow(kind)];
  const rows = records.map((valueAt) =>
    columns.map(({ path, choices }) => {
      const value = valueAt(formatPath(path));
      return choices?.get(value) ?? value;
    }),
  );
  const isWorkbook = format === 'xlsx' || output?.toLowerCase().endsWith('.xlsx');
  refuseOutput(output, isWorkbook ? 'xlsx' : 'csv', [], terminal);
  const isFile = output !== undefined && output !== '-';
  const command = { kind, file: isFile ? output : 'FILE' };
  // A byte order mark lets Excel read UTF-8; numbers with leading zeros are safe only in the workbook.
  const content = isWorkbook
    ? templateWorkbook({
        ...{ columns, rows, words },
        introduction: words.introduction.map((text) => formatText(text, command)),
      })
    : printable<'csv'>()`\ufeff${ownCsvRow(columns.map(({ heading }) => heading))}${joinPrintable(rows.map(ownCsvRow), '')}`;
  await withOutput({ file: output }, terminal, ({ write }) => write(content));
  if (isFile) {
    const what = sample
      ? `${count(rows.length, 'row')}, ${rows.length - 1} of them with typical mistakes. See what a check finds: ${nextCommand(['check', kind, output])}`
      : `${count(columns.length, 'column')}, and an example row to replace`;
    await note(terminal, `wrote ${output}: ${what}`);
  }
  return 0;
}
