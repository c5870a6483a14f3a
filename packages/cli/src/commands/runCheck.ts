import type { CheckSettings } from '../checks/checkSettings.ts';
import { createDuplicates } from '../checks/duplicates.ts';
import { eachTable, type StaleTablesByRule } from '../checks/staleTablesByRule.ts';
import { sizeOf } from '../input/readBytes.ts';
import { isFailure } from '../output/failOn.ts';
import { withOutput } from '../output/outputFile.ts';
import { isDocument } from '../output/outputFormat.ts';
import { recordFormats } from '../output/recordFormats.ts';
import { refuseOutput } from '../output/refuseOutput.ts';
import { numbersIn, reportWords } from '../output/reportWords.ts';
import { findingCounts, recordCounts } from '../output/summaryText.ts';
import { textReporter } from '../output/text.ts';
import { workbookReporter } from '../output/workbook.ts';
import { CommandError, OutputClosed } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { createStyle, wantsColor } from '../text/style.ts';
import { version } from '../version.ts';
import { checkFiles, type Run } from './checkFiles.ts';
import { noteUnused } from './noteUnused.ts';
import { ReportWriter, type Writing } from './reportWriter.ts';
import { resumePointOf } from './resumeAndShard.ts';
import type { RunOptions } from './runOptions.ts';

async function writingOf(
  reading: RunOptions,
  { language, asOf }: CheckSettings,
  staleTables: StaleTablesByRule,
  terminal: Terminal,
): Promise<Writing> {
  const { format, output, color, isQuiet, since, showsValues = false } = reading;
  const recordFormat = recordFormats[format];
  if (recordFormat) return { format: recordFormat };
  if (format === 'html') {
    const { pageReporter } = await import('../output/page/pageReporter.ts');
    const { earlierReport } = await import('../output/page/earlierReport.ts');
    const earlier = since === undefined ? undefined : await earlierReport(since, terminal);
    const { linkOfRule } = await import('./pageOfRule.ts');
    const pageOf = (rule: string): string | undefined => linkOfRule(rule, version);
    const options = { language, asOf, showsValues, earlier, staleTables, pageOf };
    return { reporter: pageReporter(options) };
  }
  const toTerminal = output === undefined && terminal.isOutTerminal;
  const style = createStyle(wantsColor(color, toTerminal, terminal.env));
  const columns = toTerminal ? terminal.columns : 100;
  return {
    reporter:
      format === 'xlsx'
        ? workbookReporter(language, output)
        : textReporter({ style, columns, isQuiet, language, staleTables, reading }),
  };
}

async function exitCodeOf({
  settings,
  writer,
  duplicates,
  options,
  terminal,
}: Run): Promise<ExitCode> {
  if (duplicates.isFull) {
    await note(
      terminal,
      'too many records to notice every duplicate or look-alike: later ones were compared with the first 1,500,000 only, or with the first 3,000,000 bank accounts or addresses without a network',
    );
  }
  if (terminal.interrupted.aborted) {
    const checked = count(writer.totals.records, 'record');
    await note(terminal, `interrupted after ${checked}; the rest was not checked`);
    return 130;
  }
  await noteUnused(settings.acceptances, writer.totals.used, terminal);
  return isFailure(options.failOn, writer.totals) ? 1 : 0;
}

/** Says what is in a workbook or a page, which shows nothing by itself; other formats are for programs or can be read at once. */
async function noteDocument({ options, writer, terminal }: Run): Promise<void> {
  const { format, output, isQuiet } = options;
  if (!isDocument(format) || output === undefined || output === '-' || isQuiet) return;
  const english = { words: reportWords.en, ...numbersIn('en') };
  const { totals } = writer;
  const counts = `${recordCounts(totals, english)} (${findingCounts(totals, english)})`;
  await note(terminal, `wrote ${output}: ${counts}`);
}

/** Returns the size of all files in bytes; undefined if one has none, such as a pipe. */
function totalSize(files: readonly string[]): number | undefined {
  const sizes = files.map(sizeOf);
  return sizes.reduce<number | undefined>(
    (sum, size) => (sum === undefined || size === undefined ? undefined : sum + size),
    0,
  );
}

/** Returns the old tables that a report names, by rule. Only customers are checked against tables that have a date. */
async function namedTables(
  settings: CheckSettings,
  { format }: RunOptions,
): Promise<StaleTablesByRule> {
  if (settings.kind !== 'customer' || !['html', 'json', 'text'].includes(format)) return new Map();
  const { staleTablesOf } = await import('../checks/staleTablesOf.ts');
  return staleTablesOf(settings);
}

/** Returns which configuration reviews, for reports that say it; a text only says it if there is a configuration. */
async function revisionNamed(
  settings: CheckSettings,
  { format }: RunOptions,
): Promise<string | undefined> {
  const says =
    format === 'html' || format === 'json' || (format === 'text' && settings.config !== undefined);
  if (settings.kind !== 'customer' || !says) return undefined;
  const { customerReviewer } = await import('../checks/customerCheck.ts');
  return (await customerReviewer(settings)).revision;
}

/** Writes the reports of all files. Returns why one of them couldn't be read; throws if there is nothing to report. */
async function writeReports(run: Run): Promise<CommandError | undefined> {
  const { options, terminal, writer } = run;
  try {
    const [first, ...others] = await checkFiles(run);
    for (const { message } of others) await note(terminal, message);
    // A document that lacks the rest of its rows, or of its findings, would be taken for a whole one.
    const isWhole = isDocument(options.format);
    if (isWhole && terminal.interrupted.aborted) throw new CommandError('interrupted');
    if (first && (writer.totals.records === 0 || isWhole)) throw first;
    await writer.end(options.shard, options.format === 'sarif');
    return first;
  } catch (error) {
    // The reader, such as `head`, has seen enough: what was checked so far decides.
    if (error instanceof OutputClosed) return undefined;
    throw error;
  }
}

/** Checks the records of files, one after another, and writes what is found. */
export async function runCheck(
  files: readonly string[],
  settings: CheckSettings,
  options: RunOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { format, output: file } = options;
  const repeated = files.find((name, index) => files.indexOf(name) !== index);
  if (repeated !== undefined) throw new CommandError(`${repeated}: named twice`);
  refuseOutput(file, format, files, terminal);
  const resume = await resumePointOf(files, options);
  const isResumable = format === 'ndjson' || format === 'csv';
  const progress = new Progress(terminal, totalSize(files));
  const duplicates = await createDuplicates(settings.kind);
  const staleTables = await namedTables(settings, options);
  const revision = await revisionNamed(settings, options);
  const target = { file, kept: resume, isResumable };
  const { run, failure } = await withOutput(target, terminal, async (output) => {
    const writing = await writingOf(options, settings, staleTables, terminal);
    const writer = new ReportWriter(writing, output, resume !== undefined);
    writer.totals.stale = eachTable(staleTables);
    writer.totals.revision = revision;
    if (resume) writer.totals.addAll(resume.kept);
    const run = { settings, options, terminal, writer, duplicates, progress, resume, files };
    return { run, failure: await writeReports(run) };
  });
  await noteDocument(run);
  if (failure) throw failure;
  return exitCodeOf(run);
}
