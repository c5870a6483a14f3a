import { setTimeout as delay } from 'node:timers/promises';
import type { CheckSettings } from '../checks/checkSettings.ts';
import type { MatchOptions } from '../columns/matchHeadings.ts';
import { bodyKeys } from '../submit/bodyKey.ts';
import { type Connection, type ConnectionOptions, connect } from '../submit/connection.ts';
import { forEachAhead } from '../submit/forEachAhead.ts';
import { Journal } from '../submit/journal.ts';
import { type ReviewedBody, readBodies } from '../submit/readBodies.ts';
import type { Sent, SubmittedKind } from '../submit/sendBody.ts';
import { Submission, type SubmissionTotals } from '../submit/submission.ts';
import { CommandError } from '../terminal/commandError.ts';
import { Progress } from '../terminal/progress.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { grouped } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { terminalLines } from '../text/terminalText.ts';

export interface SubmitOptions extends MatchOptions, ConnectionOptions {
  readonly journal?: string | undefined;
  readonly concurrency: number;
  readonly dryRun?: boolean | undefined;
  readonly resend?: readonly number[] | undefined;
  readonly documents?: string | undefined;
}

/** The journal of a file, beside it. */
export const journalOf = (file: string, journal: string | undefined): string => {
  if (journal === undefined && file === '-') {
    throw new CommandError(
      'standard input needs --journal FILE, so that a second run knows what was sent',
    );
  }
  return journal ?? `${file}.journal`;
};

const isReady = ({ findings }: ReviewedBody): boolean =>
  findings.every(({ severity }) => severity !== 'error');

const summaryOf = (totals: SubmissionTotals): string => {
  const parts: readonly (readonly [number, string])[] = [
    [totals.acknowledged, 'acknowledged'],
    [totals.earlier, 'settled by an earlier run'],
    [totals.refused, 'refused by the API'],
    [totals.needsFixing, 'not sent because they need fixing'],
    [totals.unknown, 'with unknown outcome'],
    [totals['not-started'], 'not started'],
  ];
  const said = parts
    .filter(([number]) => number > 0)
    .map(([number, what]) => `${grouped(number)} ${what}`);
  return `${said.length === 0 ? 'no rows' : said.join(', ')}`;
};

const settledLine = (place: string, { state, status, code }: Sent): string =>
  `${place}  ${state}${status === undefined ? '' : ` (${status}${code === undefined ? '' : ` ${code}`})`}`;

/** Reviews and prints what would be sent. */
async function rehearse(
  file: string,
  bodies: AsyncIterable<ReviewedBody>,
  terminal: Terminal,
): Promise<ExitCode> {
  const counts = { ready: 0, needFixing: 0 };
  for await (const body of bodies) {
    if (isReady(body)) counts.ready += 1;
    else {
      counts.needFixing += 1;
      await terminal.out(terminalLines([`${recordPlace({ file, row: body.row })}  needs fixing`]));
    }
  }
  await terminal.out(
    terminalLines([
      `would send ${grouped(counts.ready)}, ${grouped(counts.needFixing)} need fixing; nothing was sent`,
    ]),
  );
  return counts.needFixing > 0 ? 1 : 0;
}

async function send(
  file: string,
  kind: SubmittedKind,
  bodies: AsyncIterable<ReviewedBody>,
  { client, apiKey }: Connection,
  journal: Journal,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const progress = new Progress(terminal, undefined);
  const place = (row: number): string => recordPlace({ file, row });
  const submission = new Submission({
    kind,
    client,
    journal,
    resend: new Set(options.resend),
    now: terminal.now,
    wait: (milliseconds) => delay(milliseconds),
    onSettled: async (row, sent) => {
      if (sent.state !== 'acknowledged')
        await terminal.out(terminalLines([settledLine(place(row), sent)]));
      await progress.checked(1);
    },
  });
  const keyOf = bodyKeys(apiKey);
  async function* open(): AsyncGenerator<{ row: number; key: string; body: unknown }> {
    for await (const reviewed of bodies) {
      if (terminal.interrupted.aborted || submission.stopped !== undefined) return;
      const { row, body } = reviewed;
      const key = keyOf(body);
      if (!isReady(reviewed)) {
        submission.totals.needsFixing += 1;
        await terminal.out(terminalLines([`${place(row)}  needs fixing`]));
      } else if (submission.isOpen(row, key)) yield { row, key, body };
    }
  }
  await forEachAhead(open(), options.concurrency, ({ row, key, body }) =>
    submission.send(row, key, body),
  );
  await progress.end();
  await terminal.out(terminalLines([summaryOf(submission.totals)]));
  if (submission.stopped !== undefined) {
    throw new CommandError(
      `${submission.stopped}. The rest was not started; run the command again to go on`,
    );
  }
  if (terminal.interrupted.aborted) return 130;
  const { refused, unknown, needsFixing } = submission.totals;
  return refused + unknown + needsFixing + submission.totals['not-started'] > 0 ? 1 : 0;
}

/**
 * `passmuster submit KIND FILE`: reviews each row and sends those without an error. A journal beside the file makes sure
 * that a second run, after any interruption, sends no row twice.
 */
export async function submit(
  kind: SubmittedKind,
  file: string,
  settings: Omit<CheckSettings, 'kind'>,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const bodies = readBodies(file, { ...settings, kind }, options, terminal);
  if (options.dryRun) return rehearse(file, bodies, terminal);
  const connection = connect(options, terminal);
  const journal = new Journal(journalOf(file, options.journal), { kind, api: connection.api });
  try {
    return await send(file, kind, bodies, connection, journal, options, terminal);
  } finally {
    journal.close();
  }
}
