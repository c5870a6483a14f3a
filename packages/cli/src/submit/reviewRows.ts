import { grouped } from '../text/count.ts';
import type { EarlierRow } from './earlierRows.ts';
import { type HeldFrom, isToSend } from './isToSend.ts';
import type { LookUpRow } from './knownRows.ts';
import type { ReviewedBody } from './readBodies.ts';
import type { SubmitReport } from './submitReport.ts';

interface ReviewCallbacks {
  readonly interrupted: AbortSignal;
  readonly onHeld?: ((row: number, earlier: EarlierRow) => Promise<void>) | undefined;
}

/** How many rows of a file are to be sent, and how many are not. */
export interface RowCounts {
  readonly toSend: number;
  /** Those of them with warnings that somebody accepted. */
  readonly accepted: number;
  /** Those of them with warnings that nobody accepted. */
  readonly open: number;
  /** Rows that somebody must look at before they are sent. */
  readonly look: number;
  readonly blocked: number;
  /** Rows that an earlier run has sent. */
  readonly sent: number;
  /** Rows that an earlier run may have created. */
  readonly unknown: number;
  /** Rows that are held back because of an earlier one. */
  readonly held: number;
}

/**
 * Reviews rows until `interrupted`, and sends nothing: prints what is open or was accepted, and counts the rows by what the journals
 * know of them. `onHeld` is called with each row that is held back.
 */
export async function reviewRows(
  bodies: AsyncIterable<ReviewedBody>,
  from: HeldFrom,
  report: SubmitReport,
  lookUp: LookUpRow,
  { interrupted, onHeld }: ReviewCallbacks,
): Promise<RowCounts> {
  const counts = {
    toSend: 0,
    accepted: 0,
    open: 0,
    look: 0,
    blocked: 0,
    sent: 0,
    unknown: 0,
    held: 0,
  };
  for await (const reviewed of bodies) {
    if (interrupted.aborted) break;
    const { row, verdict, accepted } = reviewed;
    const isSent = isToSend(reviewed, from);
    const known = await lookUp(reviewed, isSent);
    if (known?.kind === 'sent') report.use(reviewed);
    else await report.reviewed(reviewed);
    if (known?.kind === 'held') await onHeld?.(row, known.earlier);
    const state = known?.kind ?? (isSent ? 'toSend' : stateOf[verdict]);
    counts[state] += 1;
    if (state !== 'toSend') continue;
    if (verdict === 'look') counts.open += 1;
    else if (accepted.length > 0) counts.accepted += 1;
  }
  return counts;
}

/** How a row that is not to be sent is counted. */
const stateOf = { blocked: 'blocked', look: 'look', clear: 'look' } as const;

/** Returns the rows that are not sent: `2 to look at, 1 blocked`; empty if there are none. */
export const heldText = ({ look, blocked, held, unknown }: RowCounts): string =>
  [
    ...(look > 0 ? [`${grouped(look)} to look at`] : []),
    ...(blocked > 0 ? [`${grouped(blocked)} blocked`] : []),
    ...(held > 0 ? [`${grouped(held)} not sent because an earlier row is the same`] : []),
    ...(unknown > 0 ? [`${grouped(unknown)} may have been created`] : []),
  ].join(', ');

/** Returns the rows that are sent, and with what: `7 to send, 2 of them with accepted warnings`. `after`: behind the number. */
export const toSendText = ({ toSend, accepted, open }: RowCounts, after = ''): string =>
  [
    `${grouped(toSend)}${after}`,
    ...(accepted > 0 ? [`${grouped(accepted)} of them with accepted warnings`] : []),
    ...(open > 0 ? [`${grouped(open)} of them with warnings that nobody accepted`] : []),
  ].join(', ');
