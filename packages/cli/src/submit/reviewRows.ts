import { grouped } from '../text/count.ts';
import { type HeldFrom, isToSend } from './isToSend.ts';
import type { ReviewedBody } from './readBodies.ts';
import type { SubmitReport } from './submitReport.ts';

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
}

/** Reviews rows until `interrupted`, and sends nothing: prints what is open or was accepted, and counts the rows. */
export async function reviewRows(
  bodies: AsyncIterable<ReviewedBody>,
  from: HeldFrom,
  report: SubmitReport,
  interrupted: AbortSignal,
): Promise<RowCounts> {
  const counts = { toSend: 0, accepted: 0, open: 0, look: 0, blocked: 0 };
  for await (const reviewed of bodies) {
    if (interrupted.aborted) break;
    await report.reviewed(reviewed);
    const { verdict, accepted } = reviewed;
    if (isToSend(reviewed, from)) {
      counts.toSend += 1;
      if (verdict === 'look') counts.open += 1;
      else if (accepted.length > 0) counts.accepted += 1;
    } else counts[verdict === 'blocked' ? 'blocked' : 'look'] += 1;
  }
  return counts;
}

/** Returns the rows that are not sent: `2 to look at, 1 blocked`; empty if there are none. */
export const heldText = ({ look, blocked }: RowCounts): string =>
  [
    ...(look > 0 ? [`${grouped(look)} to look at`] : []),
    ...(blocked > 0 ? [`${grouped(blocked)} blocked`] : []),
  ].join(', ');

/** Returns the rows that are sent, and with what: `7 to send, 2 of them with accepted warnings`. `after`: behind the number. */
export const toSendText = ({ toSend, accepted, open }: RowCounts, after = ''): string =>
  [
    `${grouped(toSend)}${after}`,
    ...(accepted > 0 ? [`${grouped(accepted)} of them with accepted warnings`] : []),
    ...(open > 0 ? [`${grouped(open)} of them with warnings that nobody accepted`] : []),
  ].join(', ');
