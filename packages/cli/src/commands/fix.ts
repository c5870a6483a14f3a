import { type Printable, verdictOf } from '@passmuster/findings';
import { customerReviewer, type ReviewSettings } from '../checks/customerCheck.ts';
import { matchHeadings } from '../columns/matchHeadings.ts';
import { recordReader } from '../columns/recordReader.ts';
import { fixListing } from '../fix/fixListing.ts';
import { type FixedRecord, fixRecord } from '../fix/fixRecord.ts';
import { changedCells, fixWorkbook } from '../fix/fixWorkbook.ts';
import { type CopyFormat, recordsText } from '../fix/writeRecords.ts';
import { openRecords } from '../input/openRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { RecordSource } from '../input/recordSource.ts';
import { withOutput } from '../output/outputFile.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count, grouped } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface FixOptions {
  readonly output?: string | undefined;
  /** Print what would be changed, and write nothing. */
  readonly dryRun?: boolean | undefined;
}

const copyFormatOf = (file: string, { format }: RecordSource): CopyFormat | 'xlsx' => {
  if (format !== 'lines') return format;
  throw new CommandError(`${file}: pass JSON, NDJSON, CSV or a workbook`);
};

/** Returns the copy: the workbook with new texts in its cells, or the records in the format of their file. */
async function copyOf(
  source: RecordSource,
  format: CopyFormat | 'xlsx',
  records: readonly { readonly before: RawRecord; readonly after: RawRecord }[],
): Promise<readonly (Printable | Uint8Array)[]> {
  if (source.workbook) return [await fixWorkbook(source.workbook, changedCells(records))];
  if (format === 'xlsx') return [];
  return recordsText(
    records.map(({ after }) => after),
    format,
    source.top,
  );
}

/**
 * Runs `passmuster fix FILE --output COPY`: writes a copy of the customers in a file, in its format, with what is certain
 * corrected, and lists what was changed and what is left. Exits with 1 unless all of them are clear.
 */
export async function fix(
  file: string,
  settings: ReviewSettings,
  { output, dryRun = false }: FixOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (output === undefined && !dryRun) throw new CommandError('add --output COPY, or --dry-run');
  const source = await openRecords(file, {}, terminal);
  const format = copyFormatOf(file, source);
  refuseOutput(output, format, [file], terminal);
  const { headings } = source;
  const bound = headings && (await matchHeadings('customer', headings)).bound;
  const read = recordReader({ kind: 'customer', bound });
  const reviewer = await customerReviewer(settings);
  const linesOf = fixListing(file, bound);
  const fixed: FixedRecord[] = [];
  const records: { readonly before: RawRecord; readonly after: RawRecord }[] = [];
  for await (const record of recordsOf(source.batches, source.form)) {
    const { isUnreadable, findings } = read(record);
    // A note or a total below a table stays as it is. The copy of what can't be read would be another text.
    if (isUnreadable && !('cells' in record)) {
      throw new CommandError(`${file}:${record.row}: ${findings[0]?.message}`);
    }
    const one = fixRecord(record, read, reviewer, settings.asOf);
    fixed.push(one);
    records.push({ before: record, after: one.record });
  }
  if (!dryRun) {
    const texts = await copyOf(source, format, records);
    await withOutput({ file: output }, terminal, async ({ write }) => {
      for (const text of texts) await write(text);
    });
  }
  const changes = fixed.reduce((sum, { fixes }) => sum + fixes.length, 0);
  const left = fixed.flatMap(({ findings }) => findings);
  const lines = [
    ...fixed.flatMap((one) => linesOf(one, read(one.record))),
    `${grouped(changes)} ${changes === 1 ? 'fix' : 'fixes'}${dryRun ? ' to apply' : ''}, ${count(left.length, 'finding')} left`,
  ];
  // Standard output has the copy if it is named "-".
  if (output === '-' && !dryRun) {
    await terminal.err(terminalLines(lines.map((line) => `passmuster: ${line}`)));
  } else await terminal.out(terminalLines(lines));
  return verdictOf(left) === 'clear' ? 0 : 1;
}
