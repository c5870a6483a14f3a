import { setTimeout as delay } from 'node:timers/promises';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { isStream, versionOf } from '../input/readBytes.ts';
import { type Connection, type ConnectionOptions, connect } from '../submit/connection.ts';
import { forEachAhead } from '../submit/forEachAhead.ts';
import { findLostElsewhere } from '../submit/lostRows.ts';
import type { FileJournal } from '../submit/openJournal.ts';
import { openJournalOf } from '../submit/openJournalOf.ts';
import { type ReadOptions, type ReviewedBody, readBodies } from '../submit/readBodies.ts';
import { rowNames } from '../submit/rowNames.ts';
import { type Row, RowSender } from '../submit/rowSender.ts';
import { SubmitReport } from '../submit/submitReport.ts';
import type { SubmittedKind } from '../submit/submittedKinds.ts';
import { CommandError, OutputClosed } from '../terminal/commandError.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count, grouped } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface SubmitOptions extends ReadOptions, ConnectionOptions {
  readonly journal?: string | undefined;
  readonly adoptJournal?: boolean | undefined;
  readonly concurrency: number;
  readonly dryRun?: boolean | undefined;
  readonly allOrNothing?: boolean | undefined;
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
}

/** Reviews every row, sends nothing, and counts the rows that could be sent and those that need fixing. */
async function review(bodies: AsyncIterable<ReviewedBody>, { report }: Run) {
  const counts = { ready: 0, needFixing: 0 };
  for await (const { row, errors } of bodies) {
    if (errors.length === 0) counts.ready += 1;
    else {
      counts.needFixing += 1;
      await report.needsFixing(row, errors);
    }
  }
  return counts;
}

async function dryRun(bodies: AsyncIterable<ReviewedBody>, run: Run): Promise<ExitCode> {
  const { ready, needFixing } = await review(bodies, run);
  const line = `would send ${grouped(ready)}, ${grouped(needFixing)} need fixing; nothing was sent`;
  await run.terminal.out(terminalLines([line]));
  return needFixing > 0 ? 1 : 0;
}

/** Yields the rows without an error, until something stops the run. */
async function* readyRows(
  bodies: AsyncIterable<ReviewedBody>,
  nameOf: (body: unknown) => string,
  sender: RowSender,
  { options, report }: Run,
): AsyncGenerator<Row> {
  for await (const { row, body, errors } of bodies) {
    if (sender.isOver) return;
    // Rows with an error are named too: the names of equal rows count them.
    const name = nameOf(body);
    if (errors.length === 0) yield { row, name, body };
    else await report.needsFixing(row, errors);
    if (report.errors >= (options.maxErrors ?? Infinity)) {
      sender.stop(`stopped after ${count(report.errors, 'error')}`);
    }
  }
}

/** Sends the rows without an error. Returns why it stopped before the end, if it did. */
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
  const rows = readyRows(bodies, nameOf, sender, run);
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

/**
 * Runs `passmuster submit KIND FILE`: reviews each row and sends those without an error. A journal beside the file makes sure
 * that a second run, after any interruption, sends no row twice.
 */
export async function submit(
  kind: SubmittedKind,
  file: string,
  settings: Settings,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const report = new SubmitReport(file, settings.language, terminal);
  const run: Run = { kind, file, options, terminal, report };
  const read = () => readBodies(file, { ...settings, kind }, options, terminal);
  if (options.dryRun) return dryRun(read(), run);
  if (options.allOrNothing && isStream(file)) {
    throw new CommandError('--all-or-nothing reads the file twice. Save the input to a file');
  }
  const connection = connect(options, terminal);
  if (options.allOrNothing) {
    const version = versionOf(file);
    const { ready, needFixing } = await review(read(), run);
    if (versionOf(file) !== version) {
      throw new CommandError(`${file}: it was changed while it was read. Nothing was sent`);
    }
    if (needFixing > 0) {
      const line = `${grouped(needFixing)} of ${count(ready + needFixing, 'row')} need fixing: nothing was sent`;
      await terminal.out(terminalLines([line]));
      return 1;
    }
  }
  const journal = await openJournalOf(kind, file, connection, options, terminal);
  try {
    const stopped = await send(read(), connection, journal, run);
    if (stopped) throw stopped;
  } catch (error) {
    // The reader of the output, such as `head`, has seen enough. The rows after it were not sent.
    if (error instanceof OutputClosed) return 1;
    throw error;
  } finally {
    journal.close();
  }
  if (terminal.interrupted.aborted) return 130;
  return report.isGood ? 0 : 1;
}
