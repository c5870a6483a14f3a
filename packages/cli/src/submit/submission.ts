import type { Client } from '@passmuster/client';
import type { Journal } from './journal.ts';
import type { JournalEntry, RowState } from './rowState.ts';
import { type Sent, type SubmittedKind, sendBody } from './sendBody.ts';

/** Rows by what became of them in this run. */
export interface SubmissionTotals {
  acknowledged: number;
  refused: number;
  unknown: number;
  'not-started': number;
  /** Not sent because the review found an error. */
  needsFixing: number;
  /** Settled by an earlier run. */
  earlier: number;
}

export interface SubmissionOptions {
  readonly kind: SubmittedKind;
  readonly client: Client;
  readonly journal: Journal;
  /** Rows whose outcome is unknown that may be sent again. */
  readonly resend: ReadonlySet<number>;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly onSettled: (row: number, sent: Sent) => Promise<void>;
}

/** Waits of the API that one row bears before it is left for the next run. */
const mostWaits = 10;

/** Sends rows, each at most once, and keeps the journal. Safe to be called for several rows at a time. */
export class Submission {
  readonly totals: SubmissionTotals = {
    acknowledged: 0,
    refused: 0,
    unknown: 0,
    'not-started': 0,
    needsFixing: 0,
    earlier: 0,
  };
  /** Why no further row is sent. */
  stopped: string | undefined;
  readonly #options: SubmissionOptions;
  #waitUntil = 0;

  constructor(options: SubmissionOptions) {
    this.#options = options;
  }

  /** True where a row is to be sent: it was never begun, or nothing of it left this machine. */
  isOpen(row: number, key: string): boolean {
    const known = this.#options.journal.stateOf(key);
    if (!known || known.state === 'not-started') return true;
    const isUnknown = known.state === 'unknown' || known.state === 'sending';
    if (isUnknown && this.#options.resend.has(row)) return true;
    if (isUnknown) this.totals.unknown += 1;
    else this.totals.earlier += 1;
    // An earlier run was interrupted between sending and answer: the outcome is unknown from now on.
    if (known.state === 'sending') this.#record(row, key, 'unknown', { code: 'interrupted' });
    return false;
  }

  /** Sends one row; waits where the API asks to. Never throws on an answer of the API. */
  async send(row: number, key: string, body: unknown): Promise<void> {
    const { kind, client, now, wait, onSettled } = this.#options;
    let sent: Sent = { state: 'not-started' };
    for (let waits = 0; waits <= mostWaits && this.stopped === undefined; waits++) {
      const pause = this.#waitUntil - now().getTime();
      if (pause > 0) await wait(pause);
      if (this.stopped !== undefined) break;
      this.#record(row, key, 'sending', {});
      sent = await sendBody(kind, client, body);
      this.#record(row, key, sent.state, sent);
      if (sent.stop !== undefined) this.stopped = sent.stop;
      if (sent.wait === undefined) break;
      this.#waitUntil = Math.max(this.#waitUntil, now().getTime() + sent.wait * 1000);
    }
    this.totals[sent.state] += 1;
    await onSettled(row, sent);
  }

  #record(
    row: number,
    key: string,
    state: RowState,
    { status, code, id }: Partial<Pick<JournalEntry, 'status' | 'code' | 'id'>>,
  ): void {
    const at = this.#options.now().toISOString();
    this.#options.journal.add({ row, key, state, at, status, code, id });
  }
}
