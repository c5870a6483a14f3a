import { dirname } from 'node:path';
import { bindColumns } from '../checks/bindColumns.ts';
import type { CheckSettings, Language } from '../checks/checkSettings.ts';
import { Duplicates } from '../checks/duplicates.ts';
import { missingColumns } from '../columns/missingColumns.ts';
import { groupRecords } from '../input/groupRecords.ts';
import { openRecords } from '../input/openRecords.ts';
import { recordsOf } from '../input/parseRows.ts';
import { sizeOf } from '../input/readBytes.ts';
import { OutputError, openOutput } from '../output/outputFile.ts';
import { recordFormats } from '../output/recordFormats.ts';
import type { ResumePoint } from '../output/resumePoint.ts';
import { textReporter } from '../output/text.ts';
import { workbookReporter } from '../output/workbook.ts';
import { checkInOrder } from '../pool/checkInOrder.ts';
import { CommandError } from '../terminal/commandError.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { createStyle, wantsColor } from '../text/style.ts';
import { terminalText, tty } from '../text/terminalText.ts';
import { ReportWriter, type Writing } from './reportWriter.ts';
import { resumePointOf, selectFrom } from './resumeAndShard.ts';
import type { RunOptions } from './runOptions.ts';

type Settings = Omit<CheckSettings, 'bound' | 'folder'>;

/** The context of one run. */
interface Run {
  readonly settings: Settings;
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

const note = (terminal: Terminal, text: string): Promise<void> =>
  terminal.err(tty`passmuster: ${terminalText(text)}\n`);

function writingOf(
  { format, output, color, isQuiet }: RunOptions,
  language: Language,
  terminal: Terminal,
): Writing {
  const recordFormat = recordFormats[format];
  if (recordFormat) return { format: recordFormat };
  const toTerminal = output === undefined && terminal.isOutTerminal;
  const style = createStyle(wantsColor(color, toTerminal, terminal.env));
  const columns = toTerminal ? terminal.columns : 100;
  return {
    reporter:
      format === 'xlsx'
        ? workbookReporter(language)
        : textReporter({ style, columns, isQuiet, language }),
  };
}

async function checkFile(file: string, run: Run): Promise<void> {
  const { options, terminal, writer, progress, duplicates } = run;
  const onRead = (bytes: number): void => progress.read(bytes);
  const source = await openRecords(file, { ...options, onRead }, terminal);
  const folder = options.documents ?? (file === '-' ? undefined : dirname(file));
  const name = nameOf(file, options);
  for (const text of source.notes) await note(terminal, `${name}: ${text}`);
  const bound = await bindColumns(source, name, { ...run.settings, folder }, options);
  for (const text of bound.notes) await note(terminal, `${name}: ${text}`);
  const { kind, bound: columns } = bound.settings;
  writer.beginFile({
    name,
    headings: source.headings,
    ...(source.headings && columns && { missingColumns: missingColumns(kind, columns) }),
  });
  duplicates.beginFile(name);
  const selected = await selectFrom(file, bound, run);
  const { format, isQuiet } = options;
  const checkOptions = {
    settings: bound.settings,
    reporting: { file: name, format, isQuiet },
    duplicates,
    threads: terminal.threads,
    signal: terminal.interrupted,
  };
  const lines =
    source.lines && bound.settings.kind === 'address' && selected === bound.batches
      ? (await import('../pool/checkAddressLines.ts')).checkAddressLines(
          source.lines,
          sizeOf(file),
          checkOptions,
        )
      : undefined;
  // A workbook repeats the records, so they are made on this thread.
  const batches =
    format === 'xlsx' ? groupRecords(recordsOf(selected, bound.settings.form)) : selected;
  for await (const { report, records } of lines ?? checkInOrder(batches, checkOptions)) {
    await writer.add(report, records);
    await progress.checked(report.totals.records);
  }
}

/** Checks the files in turn. One that can't be read doesn't keep the others from being checked. */
async function checkFiles(run: Run): Promise<readonly CommandError[]> {
  const failures: CommandError[] = [];
  for (const file of run.files) {
    if (run.terminal.interrupted.aborted) break;
    try {
      await checkFile(file, run);
    } catch (error) {
      if (!(error instanceof CommandError) || error instanceof OutputError) throw error;
      failures.push(error);
    }
  }
  await run.progress.end();
  return failures;
}

async function exitCodeOf({ writer, duplicates, options, terminal }: Run): Promise<ExitCode> {
  if (duplicates.isFull) {
    await note(
      terminal,
      'too many records to notice every duplicate: later ones were compared with the first 1,500,000 customers or 3,000,000 bank accounts or addresses',
    );
  }
  if (terminal.interrupted.aborted) {
    const checked = count(writer.totals.records, 'record');
    await note(terminal, `interrupted after ${checked}; the rest was not checked`);
    return 130;
  }
  const { error, warning } = writer.totals;
  return error > 0 || (options.failOn === 'warning' && warning > 0) ? 1 : 0;
}

/** The size of all files in bytes; undefined where one has none, such as a pipe. */
function totalSize(files: readonly string[]): number | undefined {
  const sizes = files.map(sizeOf);
  return sizes.reduce<number | undefined>(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
}

/** Checks the records of files, one after another, and writes what is found. */
export async function runCheck(
  files: readonly string[],
  settings: Settings,
  options: RunOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const repeated = files.find((file, index) => files.indexOf(file) !== index);
  if (repeated !== undefined) throw new CommandError(`${repeated}: named twice`);
  const resume = await resumePointOf(files, options);
  const output = openOutput(options.output, files, terminal, resume?.length);
  const writer = new ReportWriter(
    writingOf(options, settings.language, terminal),
    output,
    resume !== undefined,
  );
  if (resume) writer.totals.addAll(resume.kept);
  const progress = new Progress(terminal, totalSize(files));
  const duplicates = new Duplicates();
  const run: Run = { settings, options, terminal, writer, duplicates, progress, resume, files };
  try {
    const [first, ...others] = await checkFiles(run);
    for (const { message } of others) await note(terminal, message);
    // Where nothing could be read, there is nothing to report but why.
    if (first && writer.totals.records === 0) throw first;
    await writer.end(options.shard, options.format === 'sarif');
    if (first) throw first;
  } finally {
    output.close();
  }
  return exitCodeOf(run);
}
