import type { SubmissionEvent } from './next.ts';

/** One line of a journal. It holds no value of what was sent: salted hashes, codes of the API, and ids it assigned. */
export type JournalEntry = SubmissionEvent & {
  /** The submission it belongs to: of a form the id of the application, of a file the name of the row. */
  readonly key: string;
};

/** How long to wait for what another page or process holds. */
export interface HoldOptions {
  /** Ends the wait: `hold` rejects with its reason, and `work` is not called. It doesn't end `work`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Keeps what was sent, for longer than the page or process that sends. Entries are only ever added. A method
 * rejects if the storage fails; nothing is sent then.
 */
export interface Journal {
  /** Random text, made once with the journal. Hashes are salted with it. */
  readonly salt: string;
  /** Salts that were used before, and those that other processes use. Identities are compared under each of them. */
  readonly otherSalts?: readonly string[] | undefined;
  /** Returns the entries whose key, or part of whose mark, is among `names`; oldest first. */
  readonly find: (names: readonly string[]) => Promise<readonly JournalEntry[]>;
  /** Adds an entry. Resolves when the entry survives a loss of power. */
  readonly append: (entry: JournalEntry) => Promise<void>;
  /**
   * Calls `work` while all `names` are held, and returns its result. Waits while another page or process holds one of
   * them. They are free again when `work` settles, or when the page or process ends: Web Locks of these names do
   * that. `names` are sorted, so that two callers never wait for each other.
   */
  readonly hold: <Result>(
    names: readonly string[],
    work: () => Promise<Result>,
    options?: HoldOptions,
  ) => Promise<Result>;
}
