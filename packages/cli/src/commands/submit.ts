import type { ReviewSettings } from '../checks/checkSettings.ts';
import { openTable } from '../checks/openTable.ts';
import { isStream, versionOf } from '../input/readBytes.ts';
import { withOutput } from '../output/outputFile.ts';
import { againCommand } from '../submit/againCommand.ts';
import { connect } from '../submit/connection.ts';
import { knownRowsOf } from '../submit/knownRowsOf.ts';
import { openJournalOf } from '../submit/openJournalOf.ts';
import { type ReviewedBody, readBodies } from '../submit/readBodies.ts';
import { heldText, reviewRows, toSendText } from '../submit/reviewRows.ts';
import { sendRows } from '../submit/sendRows.ts';
import { SubmitReport } from '../submit/submitReport.ts';
import type { SubmitOptions, SubmitRun } from '../submit/submitRun.ts';
import type { SubmittedKind } from '../submit/submittedKinds.ts';
import { noWorkbook, resultFormatOf, resultTexts } from '../submit/writeResults.ts';
import { CommandError, OutputClosed } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count, grouped } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';
import { noteUnused } from './noteUnused.ts';

async function dryRun(bodies: AsyncIterable<ReviewedBody>, run: SubmitRun): Promise<ExitCode> {
  const { options, report, terminal } = run;
  const { interrupted } = terminal;
  const counts = await reviewRows(bodies, options.failOn, report, await knownRowsOf(run), {
    interrupted,
    onHeld: (row, earlier) => report.wouldHold(row, earlier),
  });
  if (interrupted.aborted) return 130;
  const held = heldText(counts);
  const sent = counts.sent > 0 ? [`${grouped(counts.sent)} already sent`] : [];
  const parts = [`would send ${toSendText(counts)}`, ...sent, ...(held === '' ? [] : [held])];
  await terminal.out(terminalLines([[...parts, 'nothing was sent'].join('; ')]));
  return held === '' ? 0 : 1;
}

/**
 * Reviews the whole file before anything is sent: prints and counts what is open. Returns false if nothing is to be sent
 * after all.
 */
async function reviewFirst(bodies: AsyncIterable<ReviewedBody>, run: SubmitRun): Promise<boolean> {
  const { file, options, report, terminal } = run;
  const version = versionOf(file);
  const { interrupted } = terminal;
  const lookUp = await knownRowsOf(run);
  const counts = await reviewRows(bodies, options.failOn, report, lookUp, { interrupted });
  if (interrupted.aborted) return false;
  if (versionOf(file) !== version) {
    throw new CommandError(`${file}: it was changed while it was read. Nothing was sent`);
  }
  const held = heldText(counts);
  if (held !== '' && options.allOrNothing) {
    const { toSend, sent, unknown, held: same } = counts;
    const rows = count(toSend + counts.look + counts.blocked + sent + unknown + same, 'row');
    await terminal.out(terminalLines([`${held} of ${rows}: nothing was sent`]));
    return false;
  }
  const { look, blocked, accepted, open } = counts;
  if (look + blocked + accepted + open > 0) {
    const line = [toSendText(counts, ' to send'), ...(held === '' ? [] : [held])].join('; ');
    await terminal.out(terminalLines([line]));
  }
  return true;
}

const openSent =
  '--fail-on error: rows are sent with warnings that nobody accepted, but for those about sanctions and other regulation';
const howToSend =
  'rows to look at are sent once somebody accepts them: --accept RULE --accepted-by NAME --reason TEXT';

/**
 * Runs `passmuster submit KIND FILE`: reviews each row, prints and counts what is open, then sends the rows that are clear. A
 * journal beside the file makes sure that a second run, after any interruption, sends no row twice.
 */
export async function submit(
  kind: SubmittedKind,
  file: string,
  settings: ReviewSettings,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = new SubmitReport(
    {
      kind,
      file,
      language: settings.language,
      from: options.failOn,
      again: againCommand({ kind, file, options }),
    },
    terminal,
  );
  const run: SubmitRun = { kind, file, options, terminal, report, isStreamed: isStream(file) };
  if (options.failOn === 'error') await note(terminal, openSent);
  try {
    const code = await reviewAndSend(settings, run);
    if (terminal.interrupted.aborted) return 130;
    if (report.hasHeldToLookAt) await note(terminal, howToSend);
    await noteUnused(settings.acceptances, report.used, terminal);
    return code;
  } catch (error) {
    // The reader of the output, such as `head`, has seen enough. The rows after it were not sent.
    if (error instanceof OutputClosed) return 1;
    throw error;
  }
}

type Send = () => Promise<CommandError | undefined>;

/**
 * Returns a function that sends rows and writes what became of them to the file of `--output`, which is opened before anything is sent.
 */
async function resultsOf(
  settings: ReviewSettings,
  run: SubmitRun,
): Promise<(send: Send) => ReturnType<Send>> {
  const { kind, file, options, terminal, report, isStreamed } = run;
  const { output } = options;
  if (output === undefined) return (send) => send();
  const format = resultFormatOf(output);
  if (format === 'xlsx' && isStreamed) throw noWorkbook(file);
  const open = () => openTable(file, { ...settings, kind }, options, terminal);
  if (format === 'xlsx' && !(await open()).workbook) throw noWorkbook(file);
  return async (send) => {
    const stopped = await withOutput({ file: output }, terminal, async ({ write }) => {
      const ended = await send();
      const table = format === 'xlsx' ? await open() : undefined;
      for (const text of await resultTexts(report.results, format, output, table))
        await write(text);
      return ended;
    });
    await note(terminal, `wrote ${output}: ${count(report.results.length, 'row')}`);
    return stopped;
  };
}

async function reviewAndSend(settings: ReviewSettings, run: SubmitRun): Promise<ExitCode> {
  const { kind, file, options, terminal, report, isStreamed } = run;
  const read = (to = terminal) => readBodies(file, { ...settings, kind }, options, to);
  if (options.dryRun) {
    if (options.output !== undefined)
      throw new CommandError('a dry run has no results. Leave out --output');
    return dryRun(read(), run);
  }
  if (options.allOrNothing && isStreamed) {
    throw new CommandError('--all-or-nothing reads the file twice. Save the input to a file');
  }
  const results = await resultsOf(settings, run);
  const connection = await connect(options, terminal);
  if (!isStreamed && !(await reviewFirst(read(), run))) return 1;
  const journal = await openJournalOf(kind, file, connection, options, terminal);
  try {
    // The first time, it was said what is left out of the file.
    const bodies = read(isStreamed ? terminal : { ...terminal, err: async () => {} });
    const stopped = await results(() => sendRows(bodies, connection, journal, run));
    if (stopped) throw stopped;
  } finally {
    journal.close();
  }
  return report.isGood ? 0 : 1;
}
