import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../answer/answer.ts';
import { refusal, unauthenticated } from '../answer/refusal.ts';
import type { FaultRule } from './faultPlan.ts';

/** The connection is to be cut without an answer. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection';
  constructor() {
    super('Connection dropped by a fault');
  }
}

/** The answer is to break off half-way. */
export class TruncatedAnswer extends Error {
  override readonly name = 'TruncatedAnswer';
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('Answer cut short by a fault');
    this.answer = answer;
  }
}

/** Runs `work` as the faults have it: late, never, or with its answer lost or cut short. */
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
  const answer = await work();
  for (const { kind } of faults) {
    if (kind === 'drop-after') throw new DroppedConnection();
    if (kind === 'truncate') throw new TruncatedAnswer(answer);
  }
  return answer;
}

function statusAnswer(status: number): Answer {
  if (status === 401) return unauthenticated('token_expired');
  const headers = status === 429 || status === 503 ? { 'retry-after': '1' } : {};
  return refusal(status, 'INJECTED_FAULT', 'This fault was asked for', headers);
}
