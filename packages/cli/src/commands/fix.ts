import { type Printable, verdictOf } from '@passmuster/findings';
import type { ReviewSettings } from '../checks/checkSettings.ts';
import { createDuplicates } from '../checks/duplicates.ts';
import { openTable, type Table } from '../checks/openTable.ts';
import { presentFindings } from '../checks/presentFindings.ts';
import type { TableOptions } from '../checks/tableColumns.ts';
import { uniqueValuesOf } from '../checks/uniqueValues.ts';
import type { Kind } from '../columns/kind.ts';
import { recordReader } from '../columns/recordReader.ts';
import { createFixer } from '../fix/createFixer.ts';
import { fixListing } from '../fix/fixListing.ts';
import { type FixedRecord, fixRecord } from '../fix/fixRecord.ts';
import { fixWords } from '../fix/fixWords.ts';
import { changedCells, fixWorkbook } from '../fix/fixWorkbook.ts';
import { type CopyFormat, recordsText } from '../fix/writeRecords.ts';
import type { RawRecord } from '../input/rawRecord.ts';
import type { TableNote } from '../input/tableNote.ts';
import { totalNotes } from '../input/totalNotes.ts';
import { sourcesOfCopy } from '../output/copySources.ts';
import { noteText } from '../output/noteText.ts';
import { withOutput } from '../output/outputFile.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import { numbersIn } from '../output/reportWords.ts';
import { writeSources } from '../output/returned/writeSources.ts';
import { CommandError } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface FixOptions extends TableOptions {
  /** What the records are; by the headings or keys, if not given. */
  readonly kind?: Kind | undefined;
  readonly output?: string | undefined;
  /** Print what would be changed, and write nothing. */
  readonly dryRun?: boolean | undefined;
  /** Print old and new values even if the output isn't a terminal. */
  readonly showValues?: boolean | undefined;
}

type Fixed = { readonly before: RawRecord; readonly after: RawRecord };

const copyFormatOf = ({ name, format }: Table<ReviewSettings>): CopyFormat | 'xlsx' => {
  if (format !== 'lines') return format;
  throw new CommandError(`${name}: pass JSON, NDJSON, CSV or a workbook`);
};

/** Returns the copy: the workbook with new texts in its cells, or the records in the format of their file. */
async function copyOf(
  { workbook, top }: Table<ReviewSettings>,
  format: CopyFormat | 'xlsx',
  records: readonly Fixed[],
  sources: readonly string[],
): Promise<readonly (Printable | Uint8Array)[]> {
  if (workbook) {
    return [await writeSources(await fixWorkbook(workbook, changedCells(records)), sources)];
  }
  if (format === 'xlsx') return [];
  return recordsText(
    records.map(({ after }) => after),
    format,
    top,
  );
}

/** Fixes each record of a table; returns what was changed and is left, in lines for people. */
async function fixTable(
  { name, settings, records }: Table<ReviewSettings>,
  showsValues: boolean,
): Promise<{
  readonly fixed: readonly FixedRecord[];
  readonly records: readonly Fixed[];
  readonly lines: readonly string[];
  readonly totals: readonly number[];
}> {
  const { kind, bound } = settings;
  const read = recordReader(settings);
  const fixer = await createFixer(settings);
  const duplicates = await createDuplicates(kind);
  duplicates.beginFile(name);
  const present = await presentFindings(settings);
  const { language } = settings;
  const linesOf = fixListing({ file: name, kind, bound, showsValues, present, language });
  const fixed: FixedRecord[] = [];
  const copied: Fixed[] = [];
  const totals: number[] = [];
  for await (const record of records()) {
    const { isUnreadable, isTotal, findings } = read(record);
    if (isTotal) totals.push(record.row);
    // A note or a total below a table stays as it is. The copy of what can't be read would be another text.
    if (isUnreadable && !('cells' in record)) {
      throw new CommandError(`${name}:${record.row}: ${findings[0]?.message}`);
    }
    const one = fixRecord(record, read, fixer);
    const { value } = read(one.record);
    const repeated = uniqueValuesOf(kind, value, one.findings).flatMap((unique) =>
      duplicates.compareOne(unique, record.row),
    );
    fixed.push({ ...one, findings: [...one.findings, ...repeated] });
    copied.push({ before: record, after: one.record });
  }
  return {
    fixed: fixed.map((one) => ({ ...one, findings: present(one.findings) })),
    records: copied,
    totals,
    lines: fixed.flatMap((one) => linesOf(one, read(one.record))),
  };
}

/**
 * Runs `passmuster fix FILE --output COPY`: writes a copy of a file, in its format, with what is certain corrected, and lists what
 * was changed and what is left. Old and new values are shown on a terminal only, unless a person asks for them: a log may
 * keep what a pipe takes. Exits with 1 unless all records are clear.
 */
export async function fix(
  file: string,
  settings: ReviewSettings,
  { output, dryRun = false, showValues = false, kind, ...options }: FixOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (output === undefined && !dryRun) throw new CommandError('add --output COPY, or --dry-run');
  const table = await openTable(file, { ...settings, kind }, options, terminal);
  const format = copyFormatOf(table);
  refuseOutput(output, format, [file], terminal);
  const say = async (notes: readonly TableNote[]): Promise<void> => {
    for (const one of notes) await note(terminal, `${file}: ${noteText(one, settings.language)}`);
  };
  await say(table.notes);
  // Standard output has the copy if it is named "-".
  const isCopyOut = output === '-' && !dryRun;
  const isShown = isCopyOut ? terminal.isErrTerminal : terminal.isOutTerminal;
  const { fixed, records, lines, totals } = await fixTable(table, showValues || isShown);
  await say(totalNotes(totals));
  if (!dryRun) {
    const sources = await sourcesOfCopy(output, [{ file, zip: table.workbook?.zip }]);
    const texts = await copyOf(table, format, records, sources);
    await withOutput({ file: output }, terminal, async ({ write }) => {
      for (const text of texts) await write(text);
    });
  }
  const changes = fixed.reduce((sum, { fixes }) => sum + fixes.length, 0);
  const left = fixed.flatMap(({ findings }) => findings);
  const words = fixWords[settings.language];
  const { counted } = numbersIn(settings.language);
  const end = `${counted(changes, dryRun ? words.toChange : words.changed)}, ${counted(left.length, words.left)}`;
  if (isCopyOut) {
    await terminal.err(terminalLines([...lines, end].map((line) => `passmuster: ${line}`)));
  } else await terminal.out(terminalLines([...lines, end]));
  return verdictOf(left) === 'clear' ? 0 : 1;
}
