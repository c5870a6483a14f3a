import type { ReviewSettings } from '../checks/checkSettings.ts';
import { connect } from '../submit/connection.ts';
import type { LookUpResult } from '../submit/matchWallets.ts';
import { openJournalOf } from '../submit/openJournalOf.ts';
import { readBodies } from '../submit/readBodies.ts';
import { reconcileRows } from '../submit/reconcileRows.ts';
import type { SubmitOptions } from '../submit/submitRun.ts';
import type { SubmittedKind } from '../submit/submittedKinds.ts';
import { CommandError } from '../terminal/commandError.ts';
import { note } from '../terminal/note.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count, grouped } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { terminalLines } from '../text/terminalText.ts';

/** What to do about rows that can't be listed. Source: API spec 1.0.0, Endpoints. */
const advice: Readonly<Record<Exclude<SubmittedKind, 'wallet'>, string>> = {
  bank: 'The API has no list of payout methods. Look in its dashboard, or ask its support, and record what you find with --exists ROW or --absent ROW: an absent row is sent by the next run. Sent again without looking, it may exist twice.',
  customer:
    'The API has no list of customers. --resend ROW sends a row again: if the first attempt has created the customer, the API refuses it with 409 (DUPLICATE_EMAIL or DUPLICATE_PHONE), nothing is created twice, and the row is called probably created. Leave its email and phone as they are: with others it would be created twice. Record a row that exists with --exists ROW.',
};

const lineOf = (result: LookUpResult): string => {
  if (result.kind === 'cannot be known') return `cannot be known: ${result.why}`;
  return result.kind === 'exists' && result.id !== undefined
    ? `exists (${result.id})`
    : result.kind;
};

/** Returns the rows that a person names. Throws `CommandError` if one both exists and doesn't. */
function givenRows({ exists = [], absent = [] }: SubmitOptions) {
  const given = { exists: new Set(exists), absent: new Set(absent) };
  const both = exists.find((row) => given.absent.has(row));
  if (both !== undefined)
    throw new CommandError(`row ${both}: --exists and --absent contradict each other. Pass one`);
  return given;
}

/**
 * Runs `passmuster submit KIND --unknown FILE`: finds out what became of the rows whose answer was lost, by a complete list or a
 * person's word, and sends nothing. A row that is absent is sent by the next run.
 */
export async function reconcile(
  kind: SubmittedKind,
  file: string,
  settings: ReviewSettings,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const given = givenRows(options);
  const connection = await connect(options, terminal);
  const journal = await openJournalOf(kind, file, connection, options, terminal);
  try {
    const bodies = readBodies(file, { ...settings, kind }, options, terminal);
    const { rows, elsewhere } = await reconcileRows(bodies, {
      ...{ kind, client: connection.client, journal, ...given },
      ...{ now: terminal.now, uptime: terminal.uptime },
    });
    const counts = new Map<LookUpResult['kind'], number>();
    for (const { row, since, result } of rows) {
      counts.set(result.kind, (counts.get(result.kind) ?? 0) + 1);
      const place = recordPlace({ file, row });
      await terminal.out(terminalLines([`${place}  sent ${since}: ${lineOf(result)}`]));
    }
    const settled = new Set(rows.map(({ row }) => row));
    const others = [...given.exists, ...given.absent].filter((row) => !settled.has(row));
    if (others.length > 0) {
      const text = `nothing was recorded of row ${others.join(', ')}: no row of that number may have been created`;
      await note(terminal, text);
    }
    await terminal.out(terminalLines(summaryOf(kind, counts, elsewhere)));
    const isDone = elsewhere.length === 0 && [...counts.keys()].every((one) => one === 'exists');
    return isDone ? 0 : 1;
  } finally {
    journal.close();
  }
}

function summaryOf(
  kind: SubmittedKind,
  counts: ReadonlyMap<LookUpResult['kind'], number>,
  elsewhere: readonly number[],
): readonly string[] {
  const total = [...counts.values()].reduce((sum, number) => sum + number, 0);
  const rest =
    elsewhere.length === 0
      ? []
      : [
          `${count(elsewhere.length, 'row')} that may have been created changed in the file or left it: sent as row ${elsewhere.slice(0, 10).join(', ')}`,
        ];
  if (total === 0 && rest.length === 0) return ['the outcome of every row is known'];
  const parts = [...counts].map(([outcome, number]) => `${grouped(number)} ${outcome}`);
  const absent = counts.get('absent') ?? 0;
  const canNotBeKnown = counts.get('cannot be known') ?? 0;
  return [
    ...rest,
    ...(total === 0 ? [] : [`${count(total, 'row')} looked up: ${parts.join(', ')}`]),
    ...(absent > 0 ? ['Run the command without --unknown to send what is absent'] : []),
    ...(kind !== 'wallet' && canNotBeKnown > 0 ? [advice[kind]] : []),
  ];
}
