import { setTimeout as delay } from 'node:timers/promises';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { isStream, versionOf } from '../input/readBytes.ts';
import { type Connection, type ConnectionOptions, connect } from '../submit/connection.ts';
import { forEachAhead } from '../submit/forEachAhead.ts';
import { type HeldFrom, isToSend } from '../submit/isToSend.ts';
import { findLostElsewhere } from '../submit/lostRows.ts';
import type { FileJournal } from '../submit/openJournal.ts';
import { openJournalOf } from '../submit/openJournalOf.ts';
import { type ReadOptions, type ReviewedBody, readBodies } from '../submit/readBodies.ts';
import { heldText, reviewRows, toSendText } from '../submit/reviewRows.ts';
import { rowNames } from '../submit/rowNames.ts';
import { type Row, RowSender } from '../submit/rowSender.ts';
import { SubmitReport } from '../submit/submitReport.ts';
import type { SubmittedKind } from '../submit/submittedKinds.ts';
import { CommandError, OutputClosed } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';
import { noteUnused } from './noteUnused.ts';

export interface SubmitOptions extends ReadOptions, ConnectionOptions {
  readonly journal?: string | undefined;
  readonly adoptJournal?: boolean | undefined;
  readonly concurrency: number;
  readonly dryRun?: boolean | undefined;
  readonly allOrNothing?: boolean | undefined;
  /** What keeps a row from being sent. */
  readonly failOn: HeldFrom;
  readonly maxErrors?: number | undefined;
  readonly resend?: readonly number[] | undefined;
  /** Rows that exist, says a person, with `--unknown`. */
  readonly exists?: readonly number[] | undefined;
}

type Settings = Omit<CheckSettings, 'kind'>;

/** One run over a file. */
interface Run {
  readonly kind: SubmittedKind;
  readonly file: string;
  readonly options: SubmitOptions;
  readonly terminal: Terminal;
  readonly report: SubmitReport;
  /** Standard input or a pipe, which can be read once: each row is reviewed just before it is sent. */
  readonly isStreamed: boolean;
}

async function dryRun(bodies: AsyncIterable<ReviewedBody>, run: Run): Promise<ExitCode> {
  const { options, report, terminal } = run;
  const counts = await reviewRows(bodies, options.failOn, report, terminal.interrupted);
  if (terminal.interrupted.aborted) return 130;
  const held = heldText(counts);
  const parts = [`would send ${toSendText(counts)}`, ...(held === '' ? [] : [held])];
  await terminal.out(terminalLines([[...parts, 'nothing was sent'].join('; ')]));
  return held === '' ? 0 : 1;
}

/**
 * Reviews the whole file before anything is sent: prints and counts what is open. Returns false if nothing is to be sent
 * after all.
 */
async function reviewFirst(bodies: AsyncIterable<ReviewedBody>, run: Run): Promise<boolean> {
  const { file, options, report, terminal } = run;
  const version = versionOf(file);
  const counts = await reviewRows(bodies, options.failOn, report, terminal.interrupted);
  if (terminal.interrupted.aborted) return false;
  if (versionOf(file) !== version) {
    throw new CommandError(`${file}: it was changed while it was read. Nothing was sent`);
  }
  const held = heldText(counts);
  if (held !== '' && options.allOrNothing) {
    const { toSend, look, blocked } = counts;
    const rows = count(toSend + look + blocked, 'row');
    await terminal.out(terminalLines([`${held} of ${rows}: nothing was sent`]));
    return false;
  }
  if (held !== '' || counts.accepted + counts.open > 0) {
    const line = [toSendText(counts, ' to send'), ...(held === '' ? [] : [held])].join('; ');
    await terminal.out(terminalLines([line]));
  }
  return true;
}

/** Yields the rows to be sent, until something stops the run. */
async function* rowsToSend(
  bodies: AsyncIterable<ReviewedBody>,
  nameOf: (body: unknown) => string,
  sender: RowSender,
  { options, report, isStreamed }: Run,
): AsyncGenerator<Row> {
  for await (const reviewed of bodies) {
    if (sender.isOver) return;
    const { row, body, accepted } = reviewed;
    // Rows that are held back are named too: the names of equal rows count them.
    const name = nameOf(body);
    if (isStreamed) await report.reviewed(reviewed);
    if (isToSend(reviewed, options.failOn)) yield { row, name, body, accepted };
    else report.held(reviewed);
    if (report.errors >= (options.maxErrors ?? Infinity)) {
      sender.stop(`stopped after ${count(report.errors, 'error')}`);
    }
  }
}

/** Sends the rows that may be sent. Returns why it stopped before the end, if it did. */
async function send(
  bodies: AsyncIterable<ReviewedBody>,
  { client }: Connection,
  journal: FileJournal,
  run: Run,
): Promise<CommandError | undefined> {
  const { kind, options, terminal, report } = run;
  const { interrupted } = terminal;
  const progress = new Progress(terminal, undefined);
  const sender = new RowSender({
    ...{ kind, client, journal, now: terminal.now, resend: new Set(options.resend) },
    elapsed: () => performance.now(),
    wait: (milliseconds) => delay(milliseconds, undefined, { signal: interrupted }).catch(() => {}),
    interrupted,
  });
  const names = new Set<string>();
  const nameNext = rowNames(journal.salt);
  const nameOf = (body: unknown): string => {
    const name = nameNext(body);
    names.add(name);
    return name;
  };
  const rows = rowsToSend(bodies, nameOf, sender, run);
  await forEachAhead(rows, options.concurrency, async (row) => {
    await report.settled(await sender.send(row));
    await progress.checked(1);
  });
  await progress.end();
  try {
    if (!sender.isOver) report.lostElsewhere(await findLostElsewhere(names, journal, terminal.now));
  } finally {
    await report.summarize();
  }
  if (sender.failure) return sender.failure;
  if (sender.stopped === undefined) return undefined;
  return new CommandError(
    `${sender.stopped}. The rest was not started; run the command again to continue`,
  );
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
  settings: Settings,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = new SubmitReport(
    { file, language: settings.language, from: options.failOn },
    terminal,
  );
  const run: Run = { kind, file, options, terminal, report, isStreamed: isStream(file) };
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

async function reviewAndSend(settings: Settings, run: Run): Promise<ExitCode> {
  const { kind, file, options, terminal, report, isStreamed } = run;
  const read = (to = terminal) => readBodies(file, { ...settings, kind }, options, to);
  if (options.dryRun) return dryRun(read(), run);
  if (options.allOrNothing && isStreamed) {
    throw new CommandError('--all-or-nothing reads the file twice. Save the input to a file');
  }
  const connection = connect(options, terminal);
  if (!isStreamed && !(await reviewFirst(read(), run))) return 1;
  const journal = await openJournalOf(kind, file, connection, options, terminal);
  try {
    // The first time, it was said what is left out of the file.
    const bodies = read(isStreamed ? terminal : { ...terminal, err: async () => {} });
    const stopped = await send(bodies, connection, journal, run);
    if (stopped) throw stopped;
  } finally {
    journal.close();
  }
  return report.isGood ? 0 : 1;
}
