import type { Client } from '@passmuster/client';
import { isStream, unreadableFile } from '../input/readBytes.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { count } from '../text/count.ts';
import { terminalLines } from '../text/terminalText.ts';
import type { Connection } from './connection.ts';
import { findsItsWallets } from './findsItsWallets.ts';
import { linkTarget } from './linkTarget.ts';
import { findLostElsewhere } from './lostRows.ts';
import { type FileJournal, openJournal } from './openJournal.ts';
import { journalOfHardLink } from './otherJournals.ts';
import { type SubmittedKind, submitted } from './submittedKinds.ts';

export interface JournalOptions {
  /** The journal of this run, then others whose rows are known; by the file, if not given. */
  readonly journal?: readonly string[] | undefined;
  /** A person says that the original of this copy is no longer used. */
  readonly adoptJournal?: boolean | undefined;
}

/** Returns the path of the journal of a file: beside it, or beside the file that it links to, unless named. */
export function journalPath(file: string, [journal]: readonly string[] = []): string {
  if (journal !== undefined) return journal;
  if (isStream(file)) {
    throw new CommandError(
      'standard input and pipes need --journal FILE, so that a second run knows what was sent',
    );
  }
  try {
    const target = linkTarget(file);
    return journalOfHardLink(target) ?? `${target}.journal`;
  } catch (error) {
    throw error instanceof CommandError ? error : unreadableFile(file, error);
  }
}

/** Throws `CommandError` if a new key is of another merchant, or if nothing shows that although it matters. */
async function requireSameMerchant(
  kind: SubmittedKind,
  path: string,
  journal: FileJournal,
  client: Client,
  { now, err }: Terminal,
): Promise<void> {
  const { size } = journal.ids;
  if (kind !== 'wallet') {
    const note = `passmuster: ${path}: the API key is a new one. Make sure that it is of the same merchant`;
    await err(terminalLines([note]));
  } else if (size === 0) {
    const lost = await findLostElsewhere(new Set(), journal, now);
    if (lost.length === 0) return;
    throw new CommandError(
      `${path}: the API key is a new one, and this journal has no wallet yet that shows its merchant, but ${count(lost.length, 'row')} that may have been created. If it is of the same merchant, add --adopt-journal`,
    );
  } else if (!(await findsItsWallets(client, journal.ids))) {
    throw new CommandError(
      `${path}: the new API key lists none of the ${size} wallets of this journal: it is of another merchant. Name another journal with --journal, or add --adopt-journal if it is of the same`,
    );
  }
}

/**
 * Opens the journal of a file for one API and merchant. Answers name no merchant; the wallets that a key lists tell whether
 * a new key is of the merchant whose wallets the journal has created. Throws `CommandError` if it isn't.
 */
export async function openJournalOf(
  kind: SubmittedKind,
  file: string,
  { api, apiKey, client }: Connection,
  { journal, adoptJournal = false }: JournalOptions,
  terminal: Terminal,
): Promise<FileJournal> {
  const path = journalPath(file, journal);
  const { operation } = submitted[kind];
  const { uptime } = terminal;
  const opened = openJournal(path, { operation, api, apiKey, isAdopted: adoptJournal, uptime });
  try {
    if (opened.hasNewKey && !adoptJournal) {
      await requireSameMerchant(kind, path, opened, client, terminal);
    }
    opened.acceptKey();
    return opened;
  } catch (error) {
    opened.close();
    throw error;
  }
}
