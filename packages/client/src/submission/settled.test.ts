import { expect, test } from 'vitest';
import type { Known } from './known.ts';
import { matched, next, type SubmissionEvent } from './next.ts';

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

test('two lost answers with the same email are each settled where they were sent', () => {
  const own = [sent, lost].reduce<Known>(next, { kind: 'idle' });
  const other = { since: '2026-11-21T15:25:00.000Z', mark: ['email:1'], key: 'copy' };
  expect(matched(own, other).doubt?.key).toBeUndefined();
  expect(matched(own, { ...other, id: 'c-1' }).doubt).toMatchObject({ key: 'copy', id: 'c-1' });
  expect(matched({ kind: 'idle' }, other).doubt).toMatchObject({ key: 'copy' });
});
