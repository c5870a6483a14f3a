import { JournalError } from './journalError.ts';
import { freeNames, takeNames } from './statements.ts';
import { type Query, rowsBy } from './tables.ts';

/** Resolves after a time. Rejects with the reason of the signal. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>;

/** The first wait for a name that is held, and the longest. Each is twice the one before. */
const [firstWait, longestWait] = [25, 1_000];

export interface LeaseOptions {
  readonly query: Query;
  /** Milliseconds. */
  readonly lease: number;
  /** Milliseconds to wait for names. */
  readonly limit: number;
  readonly sleep: Sleep;
}

/**
 * Takes all names for the time of a lease, and returns its fence. Waits while another process has one of them.
 *
 * @throws {JournalError} `hold_timeout` after the limit
 */
export async function takeLease(
  { query, lease, limit, sleep }: LeaseOptions,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string> {
  const run = rowsBy(query);
  const list = JSON.stringify(names);
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(new JournalError('hold_timeout')), limit);
  const until = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  try {
    for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
      until.throwIfAborted();
      const taken = await run(takeNames, list, String(lease));
      const fence = taken[0]?.['fence'] ?? undefined;
      if (fence !== undefined && taken.length === names.length) return fence;
      if (fence !== undefined) await run(freeNames, list, fence);
      await sleep(wait, until);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Waits by a timer. */
export const sleepByTimer: Sleep = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
