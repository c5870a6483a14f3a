import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, failure } from '../http/answer.ts';
import { unauthenticated } from '../http/refusalAnswer.ts';
import type { FaultRule } from '../ledger/faultPlan.ts';
import { foreignAnswer } from './foreignAnswer.ts';

/** Thrown to cut the connection without an answer. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection';
  constructor() {
    super('Connection dropped by a fault');
  }
}

/** Thrown to break off the answer halfway. */
export class TruncatedAnswer extends Error {
  override readonly name = 'TruncatedAnswer';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('Answer cut short by a fault');
    this.answer = answer;
  }
}

/** Runs `work` with faults: late, not at all, or with its answer slow, lost, cut short or of another shape. */
export async function withFaults(
  faults: readonly FaultRule[],
  signal: () => AbortSignal,
  work: () => Promise<Answer>,
): Promise<Answer> {
  for (const { kind, ms = 0, status = 500 } of faults) {
    if (kind === 'latency') await sleep(ms, undefined, { signal: signal() });
    if (kind === 'drop') throw new DroppedConnection();
    if (kind === 'status') return statusAnswer(status);
  }
  const whole = faults.reduce((sent, { kind }) => foreignAnswer(kind, sent), await work());
  const slow = faults.find(({ kind }) => kind === 'slow-body');
  const answer = slow ? { ...whole, pauseMs: slow.ms ?? 0 } : whole;
  for (const { kind } of faults) {
    if (kind === 'drop-after') throw new DroppedConnection();
    if (kind === 'truncate') throw new TruncatedAnswer(answer);
  }
  return answer;
}

/** Returns the answer of a `status` fault. A 401 simulates an expired token, because keys expire by real time. */
function statusAnswer(status: number): Answer {
  if (status === 401) return unauthenticated('token_expired');
  const headers = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  return failure(status, 'INJECTED_FAULT', 'A fault was set for this request', headers);
}
