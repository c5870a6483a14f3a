import { expect, test } from 'vitest';
import type { Known } from './known.ts';
import { next, type SubmissionEvent } from './next.ts';

const sent: SubmissionEvent = {
  type: 'sent',
  attempt: { at: '2026-11-21T15:20:00.000Z', hash: 'h1', mark: ['email:1'] },
};
const lost: SubmissionEvent = { type: 'answered', error: { outcome: 'unknown' } };
const limited: SubmissionEvent = { type: 'answered', error: { outcome: 'refused', status: 429 } };
const absent: SubmissionEvent = { type: 'reconciled', outcome: 'absent' };
const errorAfter = (...events: readonly SubmissionEvent[]) =>
  events.reduce<Known>(next, { kind: 'idle' }).error;

test('a lost answer that created nothing isn’t a failure any more; a refusal after it still is', () => {
  expect(errorAfter(sent, lost, absent)).toBeUndefined();
  expect(errorAfter(sent, lost, sent, limited, absent)).toMatchObject({ status: 429 });
});
