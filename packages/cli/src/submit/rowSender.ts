import type { Client } from '@passmuster/client';
import {
  createSubmission,
  type Known,
  type Submission,
  type SubmitOptions,
} from '@passmuster/client/submission';
import type { AppliedAcceptance } from '@passmuster/findings';
import { OutputError } from '../output/outputFile.ts';
import type { EarlierRow, EarlierRows } from './earlierRows.ts';
import { openRow } from './lostRows.ts';
import type { FileJournal } from './openJournal.ts';
import { type Sent, sendBody } from './sendBody.ts';
import { settledBefore } from './settledBefore.ts';
import { identityOf, type SubmittedKind } from './submittedKinds.ts';

/** A row to be sent. */
export interface Row {
  readonly row: number;
  /** What the journal calls it. */
  readonly name: string;
  readonly body: unknown;
  /** What somebody accepted, so that it is sent. */
  readonly accepted?: readonly AppliedAcceptance[] | undefined;
}

/** What became of a row in this run. */
export type RowOutcome =
  | 'created'
  | 'refused'
  | 'unknown'
  | 'probably created'
  | 'not started'
  /** Another row with the same email, phone or account, or the same row of another file, was sent. */
  | 'held back'
  /** Settled by an earlier run. */
  | 'earlier';

/** What became of one row. */
export interface Settled {
  readonly row: number;
  readonly outcome: RowOutcome;
  readonly known: Known;
  /** True if this run has sent it. */
  readonly isSent: boolean;
  /** False if its answer came and could not be written to the journal. */
  readonly isRecorded: boolean;
  /** The row because of which this one is held back. */
  readonly earlier?: EarlierRow | undefined;
}

export interface RowSenderOptions {
  readonly kind: SubmittedKind;
  readonly client: Client;
  readonly journal: FileJournal;
  /** Rows that a person wants to be sent although they may have been created. */
  readonly resend: ReadonlySet<number>;
  /** What the journals of other files know. */
  readonly earlier: EarlierRows;
  readonly now: () => Date;
  /** Milliseconds from any moment on, which no change of the clock moves. */
  readonly elapsed: () => number;
  /** Waits, but no longer than until `interrupted` is aborted. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Aborted when no further row is to be sent. */
  readonly interrupted: AbortSignal;
}

type RowSubmission = Submission<string, Sent>;

const untouched = { isSent: false, isRecorded: true } as const;

/** Waits of the API that one row bears before it is left for the next run. */
const maxWaits = 10;

function outcomeOf({ kind, doubt, error }: Known): RowOutcome {
  if (kind === 'created') return 'created';
  if (kind === 'probably-created') return 'probably created';
  if (kind === 'refused') return 'refused';
  if (doubt === undefined) return 'not started';
  return doubt.key !== undefined && error?.outcome !== 'unknown' ? 'held back' : 'unknown';
}

/** Returns the row of the same journal that is in the way of another one. */
function earlierIn({ sent }: FileJournal, { doubt }: Known): EarlierRow | undefined {
  const line = sent.get(doubt?.key ?? '');
  if (!line || !doubt) return undefined;
  return { row: line.row, at: doubt.since, id: doubt.id, isCreated: doubt.id !== undefined };
}

/** Sends rows, each at most once, and keeps the journal. Safe to be called for several rows at a time. */
export class RowSender {
  #stopped: string | undefined;
  #failure: OutputError | undefined;
  readonly #options: RowSenderOptions;
  #waitUntil = 0;

  constructor(options: RowSenderOptions) {
    this.#options = options;
  }

  /** Returns the outcome of a row that an earlier run has sent; undefined if it may still be sent. Sends nothing. */
  async lookUp({ row, name }: Pick<Row, 'row' | 'name'>): Promise<Settled | undefined> {
    const { journal, now } = this.#options;
    if (!journal.sent.has(name)) return undefined;
    const { state: known } = await openRow(name, row, journal, now);
    const outcome = settledBefore(known);
    return outcome && { row, outcome, known, ...untouched };
  }

  /** Sends a row if it may be sent; waits where the API asks to. Never throws on an answer of the API. */
  async send({ row, name, body, accepted }: Row): Promise<Settled> {
    const { kind, client, journal, now } = this.#options;
    let isSent = false;
    let isRecorded = true;
    const submission = createSubmission<string, Sent>({
      ...{ key: name, journal: journal.forRow(row, accepted), now },
      send: () => {
        isSent = true;
        return sendBody(kind, client, body);
      },
    });
    let before: RowOutcome | undefined;
    let earlier: EarlierRow | undefined;
    const identity = identityOf(kind, body);
    try {
      await submission.refresh();
      before = settledBefore(submission.state);
      const isDecided = this.#options.resend.has(row) && before !== 'earlier';
      if (before === undefined && !isDecided) {
        earlier = await this.#options.earlier.find(body, identity);
        if (earlier) before = 'held back';
      }
      if (before === undefined || isDecided) {
        await this.#submit(submission, JSON.stringify(body) ?? '', {
          identity,
          acknowledged: isDecided,
        });
      }
    } catch (error) {
      if (!(error instanceof OutputError)) throw error;
      this.#failure ??= error;
      isRecorded = !isSent;
    }
    const known = submission.state;
    const outcome = isSent || before === undefined ? outcomeOf(known) : before;
    if (outcome === 'held back') earlier ??= earlierIn(journal, known);
    return { row, outcome, known, isSent, isRecorded, earlier };
  }

  /** Submits until the API doesn't ask to wait any more. */
  async #submit(submission: RowSubmission, text: string, options: SubmitOptions): Promise<void> {
    const { elapsed } = this.#options;
    const { identity } = options;
    for (let waits = 0; waits <= maxWaits && (await this.#mayGoOn()); waits++) {
      // The first may only find out that another row is like this one, which a person has decided on, too.
      const answer =
        (await submission.submit(text, { identity })) ?? (await submission.submit(text, options));
      if (answer?.stop !== undefined) this.stop(answer.stop);
      if (answer?.wait === undefined) break;
      this.#waitUntil = Math.max(this.#waitUntil, elapsed() + answer.wait * 1000);
    }
  }

  /** Waits as long as the API asks to. Returns false if nothing may be sent any more. */
  async #mayGoOn(): Promise<boolean> {
    const { elapsed, wait } = this.#options;
    const pause = this.#waitUntil - elapsed();
    if (pause > 0 && !this.isOver) await wait(pause);
    return !this.isOver;
  }

  /** Sends no further row. */
  stop(reason: string): void {
    this.#stopped ??= reason;
  }

  /** Why no further row is sent. */
  get stopped(): string | undefined {
    return this.#stopped;
  }

  /** The error of the journal, if it can't be written. */
  get failure(): OutputError | undefined {
    return this.#failure;
  }

  /** Whether nothing may be sent any more. */
  get isOver(): boolean {
    const { aborted } = this.#options.interrupted;
    return aborted || this.#stopped !== undefined || this.#failure !== undefined;
  }
}
