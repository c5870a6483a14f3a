import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../terminal/commandError.ts';
import { Progress } from '../terminal/progress.ts';
import { count } from '../text/count.ts';
import type { Connection } from './connection.ts';
import { createEarlierRows } from './earlierRows.ts';
import { forEachAhead } from './forEachAhead.ts';
import { isToSend } from './isToSend.ts';
import { journalsBeside } from './journalsBeside.ts';
import { findLostElsewhere } from './lostRows.ts';
import type { FileJournal } from './openJournal.ts';
import type { ReviewedBody } from './readBodies.ts';
import { rowNames } from './rowNames.ts';
import { type Row, RowSender } from './rowSender.ts';
import type { SubmitRun } from './submitRun.ts';
import { submitted } from './submittedKinds.ts';

/** Yields the rows to be sent, until something stops the run. */
async function* rowsToSend(
  bodies: AsyncIterable<ReviewedBody>,
  nameOf: (body: unknown) => string,
  sender: RowSender,
  { options, report, isStreamed }: SubmitRun,
): AsyncGenerator<Row & Pick<ReviewedBody, 'cells'>> {
  for await (const reviewed of bodies) {
    if (sender.isOver) return;
    const { row, body, accepted, cells } = reviewed;
    // Rows that are held back are named too: the names of equal rows count them.
    const name = nameOf(body);
    if (isStreamed) await report.reviewed(reviewed);
    if (isToSend(reviewed, options.failOn)) yield { row, name, body, accepted, cells };
    else {
      // What was sent with an acceptance, or before a rule existed, was sent.
      const settled = await sender.lookUp({ row, name });
      if (settled) await report.settled(settled, reviewed);
      else report.held(reviewed);
    }
    if (report.errors >= (options.maxErrors ?? Infinity)) {
      sender.stop(`stopped after ${count(report.errors, 'error')}`);
    }
  }
}

/** Sends the rows that may be sent. Returns why it stopped before the end, if it did. */
export async function sendRows(
  bodies: AsyncIterable<ReviewedBody>,
  { client, api }: Connection,
  journal: FileJournal,
  run: SubmitRun,
): Promise<CommandError | undefined> {
  const { kind, file, options, terminal, report } = run;
  const { operation } = submitted[kind];
  const others = await journalsBeside(file, journal.path, options.journal, { operation, api });
  const { interrupted } = terminal;
  const progress = new Progress(terminal, undefined);
  const sender = new RowSender({
    ...{ kind, client, journal, now: terminal.now, resend: new Set(options.resend) },
    earlier: createEarlierRows(others, { sent: journal.sent, salt: journal.salt }),
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
    await report.settled(await sender.send(row), row);
    await progress.checked(1);
  });
  await progress.end();
  try {
    if (!sender.isOver) {
      const lost = await findLostElsewhere(names, journal, terminal.now);
      report.lostElsewhere(lost.length);
    }
  } finally {
    await report.summarize();
  }
  if (sender.failure) return sender.failure;
  if (sender.stopped === undefined) return undefined;
  return new CommandError(
    `${sender.stopped}. The rest was not started; run the command again to continue`,
  );
}
