import { type Client, listWallets } from '@passmuster/client';
import { propertyAt } from '@passmuster/findings';
import type { CheckSettings } from '../checks/checkSettings.ts';
import { connect } from '../submit/connection.ts';
import { readJournal } from '../submit/journal.ts';
import { readBodies } from '../submit/readBodies.ts';
import type { JournalEntry } from '../submit/rowState.ts';
import type { SubmittedKind } from '../submit/sendBody.ts';
import type { ExitCode, Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { recordPlace } from '../text/placeOf.ts';
import { terminalLines } from '../text/terminalText.ts';
import { journalOf, type SubmitOptions } from './submit.ts';

const textOf = (body: unknown, field: string): string | undefined => {
  const value = propertyAt(body, field);
  return typeof value === 'string' ? value : undefined;
};

/** Clocks of the API and of this machine may differ by this much. */
const clockSkew = 5 * 60 * 1000;

/** Wallets of the API that a request may have created: the same currency and owner, created since it was sent. */
async function candidates(client: Client, body: unknown, since: string): Promise<string> {
  const customer = textOf(body, 'customer_id');
  const { data, error } = await listWallets(client, {
    limit: 100,
    currency: textOf(body, 'currency'),
    ...(customer !== undefined && { customer_id: customer }),
  });
  if (error) return `the API could not be asked (${error.kind})`;
  const from = new Date(since).getTime() - clockSkew;
  const found = data.wallets.filter(
    ({ created_at: created, customer_id: owner }) =>
      new Date(created).getTime() >= from && (owner ?? undefined) === customer,
  );
  return found.length === 0
    ? 'no wallet of this currency was created since: it can be sent again'
    : `created since: ${found.map(({ id }) => id).join(', ')}`;
}

/** The last entry of each row that was sent and not answered, by row. */
function unansweredRows(journal: string): ReadonlyMap<number, JournalEntry> {
  const last = new Map<string, JournalEntry>();
  for (const entry of readJournal(journal)) last.set(entry.key, entry);
  const unanswered = [...last.values()].filter(
    ({ state }) => state === 'unknown' || state === 'sending',
  );
  return new Map(unanswered.map((entry) => [entry.row, entry]));
}

const cannotList = { customer: 'customers', bank: 'payout methods' } as const;

/**
 * `passmuster submit KIND --unknown FILE`: lists rows whose outcome is unknown. Wallets are looked up; the API can't
 * list customers or payout methods.
 */
export async function unknownRows(
  kind: SubmittedKind,
  file: string,
  settings: Omit<CheckSettings, 'kind'>,
  options: SubmitOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const unanswered = unansweredRows(journalOf(file, options.journal));
  const write = (row: number, at: string, what: string): Promise<void> =>
    terminal.out(terminalLines([`${recordPlace({ file, row })}  sent ${at}; ${what}`]));
  if (unanswered.size === 0) {
    await terminal.out(terminalLines(['no row has an unknown outcome']));
    return 0;
  }
  if (kind === 'wallet') {
    const { client } = connect(options, terminal);
    for await (const { row, body } of readBodies(file, { ...settings, kind }, options, terminal)) {
      const at = unanswered.get(row)?.at;
      if (at !== undefined) await write(row, at, await candidates(client, body, at));
    }
  } else {
    for (const { row, at } of unanswered.values()) {
      await write(row, at, `the API can't list ${cannotList[kind]}: ask its support`);
    }
  }
  await terminal.out(
    terminalLines([
      `${count(unanswered.size, 'row')} with unknown outcome. Send one again with --resend ROW`,
    ]),
  );
  return 1;
}
