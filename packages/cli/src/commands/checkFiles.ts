import type { CheckSettings } from '../checks/checkSettings.ts';
import type { Duplicates } from '../checks/duplicates.ts';
import { openTable } from '../checks/openTable.ts';
import { missingColumns } from '../columns/missingColumns.ts';
import { groupRecords } from '../input/groupRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import type { TableNote } from '../input/tableNote.ts';
import { totalNotes } from '../input/totalNotes.ts';
import { noteText } from '../output/noteText.ts';
import { OutputError } from '../output/outputFile.ts';
import type { ResumePoint } from '../output/resumePoint.ts';
import { checkInOrder } from '../pool/checkInOrder.ts';
import { CommandError } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { Progress } from '../terminal/progress.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { ReportWriter } from './reportWriter.ts';
import { selectFrom } from './resumeAndShard.ts';
import type { RunOptions } from './runOptions.ts';

/** The context of one run. */
export interface Run {
  readonly settings: CheckSettings;
  readonly options: RunOptions;
  readonly terminal: Terminal;
  readonly writer: ReportWriter;
  readonly duplicates: Duplicates;
  readonly progress: Progress;
  readonly resume: ResumePoint | undefined;
  readonly files: readonly string[];
}

const nameOf = (file: string, { isLiteral }: RunOptions): string => {
  if (file !== '-') return file;
  return isLiteral ? 'argument' : 'stdin';
};

async function checkFile(file: string, run: Run): Promise<void> {
  const { options, terminal, writer, progress, duplicates } = run;
  const onRead = (bytes: number): void => progress.read(bytes);
  const name = nameOf(file, options);
  const table = await openTable(file, run.settings, { ...options, name, onRead }, terminal);
  const say = async (notes: readonly TableNote[]): Promise<void> => {
    for (const one of notes)
      await note(terminal, `${name}: ${noteText(one, run.settings.language)}`);
  };
  await say(table.notes);
  const { settings, headings, top, workbook } = table;
  const { kind, bound } = settings;
  writer.beginFile({
    ...{ name, kind, path: file, headings, top, workbook },
    ...(headings && bound && { missingColumns: missingColumns(kind, bound) }),
  });
  duplicates.beginFile(name);
  const selected = await selectFrom(file, table, run);
  const { format, isQuiet } = options;
  const checkOptions = {
    settings,
    reporting: { file: name, format, isQuiet, countsFixes: format === 'text' && !isQuiet },
    duplicates,
    threads: terminal.threads,
    signal: terminal.interrupted,
  };
  const lines =
    table.lines && kind === 'address' && selected === table.batches
      ? await (await import('../pool/checkAddressLines.ts')).checkAddressLines(
          table.lines,
          checkOptions,
        )
      : undefined;
  // A workbook repeats the records, and a page their values, so they are made on this thread.
  const batches =
    format === 'xlsx' || options.showsValues
      ? groupRecords(recordsOf(selected, settings.form))
      : selected;
  const skipped: number[] = [];
  for await (const { report, records } of lines ?? checkInOrder(batches, checkOptions)) {
    await writer.add(report, records);
    skipped.push(...(report.skipped ?? []));
    await progress.checked(report.totals.records);
  }
  await say([...table.endNotes(), ...totalNotes(skipped)]);
}

/** Checks the files in turn. One that can't be read doesn't keep the others from being checked. */
export async function checkFiles(run: Run): Promise<readonly CommandError[]> {
  const failures: CommandError[] = [];
  for (const file of run.files) {
    if (run.terminal.interrupted.aborted) break;
    try {
      await checkFile(file, run);
    } catch (error) {
      if (run.terminal.interrupted.aborted && error instanceof CommandError) break;
      if (!(error instanceof CommandError) || error instanceof OutputError) throw error;
      failures.push(error);
    }
  }
  await run.progress.end();
  return failures;
}
