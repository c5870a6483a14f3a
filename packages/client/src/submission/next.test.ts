import { describe, expect, test } from 'vitest';
import type { Attempt, Doubt, Known } from './known.ts';
import { maySend } from './maySend.ts';
import { matched, next, type SubmissionEvent } from './next.ts';

const attempt: Attempt = {
  at: '2026-11-21T15:20:00.000Z',
  hash: 'h1',
  mark: ['email:1', 'phone:1'],
};
const later: Attempt = { at: '2026-11-21T15:30:00.000Z', hash: 'h2', mark: ['email:1', 'phone:2'] };
const sent = (one: Attempt): SubmissionEvent => ({ type: 'sent', attempt: one });
const created: SubmissionEvent = { type: 'answered', id: 'c-1' };
const failed = (outcome: 'refused' | 'not_sent' | 'unknown', more = {}): SubmissionEvent => ({
  type: 'answered',
  error: { outcome, ...more },
});
const emailTaken = failed('refused', { code: 'DUPLICATE_EMAIL', duplicate: 'email' });
const phoneTaken = failed('refused', { code: 'DUPLICATE_PHONE', duplicate: 'phone' });
const absent: SubmissionEvent = { type: 'reconciled', outcome: 'absent' };
const exists: SubmissionEvent = { type: 'reconciled', outcome: 'exists', id: 'c-1' };
const dismissed = [sent(attempt), failed('unknown'), absent];
/** An attempt of another submission, which has the same email and phone. */
const copied: Doubt = { since: attempt.at, mark: attempt.mark, key: 'copy' };

/** Applies events, and doubts of other submissions. */
const knownAfter = (...events: readonly (SubmissionEvent | Doubt)[]): Known =>
  events.reduce<Known>(
    (known, event) => ('since' in event ? matched(known, event) : next(known, event)),
    { kind: 'idle' },
  );

test.each<{ why: string; events: (SubmissionEvent | Doubt)[]; kind: Known['kind']; may: string }>([
  { why: 'nothing', events: [], kind: 'idle', may: 'yes' },
  { why: 'an attempt', events: [sent(attempt)], kind: 'sending', may: 'no' },
  { why: 'a creation', events: [sent(attempt), created], kind: 'created', may: 'no' },
  { why: 'a refusal', events: [sent(attempt), failed('refused')], kind: 'refused', may: 'yes' },
  {
    why: 'an API that was not reached',
    events: [sent(attempt), failed('not_sent')],
    kind: 'idle',
    may: 'yes',
  },
  {
    why: 'a lost answer',
    events: [sent(attempt), failed('unknown')],
    kind: 'idle',
    may: 'acknowledged',
  },
  {
    why: 'a lost answer, then 429',
    events: [sent(attempt), failed('unknown'), sent(later), failed('refused', { status: 429 })],
    kind: 'refused',
    may: 'acknowledged',
  },
  {
    why: 'a lost answer, then an API that was not reached',
    events: [sent(attempt), failed('unknown'), sent(later), failed('not_sent')],
    kind: 'idle',
    may: 'acknowledged',
  },
  {
    why: 'a lost answer, then a duplicate of the same email',
    events: [sent(attempt), failed('unknown'), sent(later), emailTaken],
    kind: 'probably-created',
    may: 'acknowledged',
  },
  {
    why: 'a lost answer, then a duplicate of a phone that the lost one did not have',
    events: [sent(attempt), failed('unknown'), sent(later), phoneTaken],
    kind: 'refused',
    may: 'acknowledged',
  },
  {
    why: 'a duplicate without a lost answer before it',
    events: [sent(attempt), emailTaken],
    kind: 'refused',
    may: 'yes',
  },
  {
    why: 'an attempt after one that was never answered',
    events: [sent(attempt), sent(later), failed('refused')],
    kind: 'refused',
    may: 'acknowledged',
  },
  { why: 'a lost answer that a listing calls absent', events: dismissed, kind: 'idle', may: 'yes' },
  {
    why: 'a lost answer that a listing finds',
    events: [sent(attempt), failed('unknown'), exists],
    kind: 'created',
    may: 'no',
  },
  {
    why: 'a duplicate of what turns out to be absent',
    events: [sent(attempt), failed('unknown'), sent(later), emailTaken, absent],
    kind: 'refused',
    may: 'yes',
  },
  {
    why: 'a duplicate of what a person called absent',
    events: [...dismissed, sent(later), emailTaken],
    kind: 'probably-created',
    may: 'acknowledged',
  },
  {
    why: 'a duplicate of what was never answered and a person called absent',
    events: [sent(attempt), absent, sent(later), emailTaken],
    kind: 'probably-created',
    may: 'acknowledged',
  },
  {
    why: 'a phone that the attempt called absent did not have, and somebody else does',
    events: [...dismissed, sent(later), phoneTaken],
    kind: 'refused',
    may: 'yes',
  },
  {
    why: 'a duplicate that a person calls absent again',
    events: [...dismissed, sent(later), emailTaken, absent, sent(later), emailTaken],
    kind: 'refused',
    may: 'yes',
  },
  {
    why: 'an attempt without an answer that a listing calls absent',
    events: [sent(attempt), absent],
    kind: 'idle',
    may: 'yes',
  },
  {
    why: 'an attempt of another key with the same email',
    events: [copied],
    kind: 'idle',
    may: 'acknowledged',
  },
  {
    why: 'a duplicate of what another key has sent',
    events: [copied, sent(later), emailTaken],
    kind: 'probably-created',
    may: 'acknowledged',
  },
  {
    why: 'a duplicate, and then another key that has sent it',
    events: [sent(later), emailTaken, copied],
    kind: 'probably-created',
    may: 'acknowledged',
  },
])('after $why it is $kind, and may be sent: $may', ({ events, kind, may }) => {
  const known = knownAfter(...events);
  expect(known.kind).toBe(kind);
  expect(maySend(known)).toBe(may);
});

test('before the journal has been read, nothing may be sent', () => {
  expect(maySend({ kind: 'loading' })).toBe('no');
});

describe('the doubt', () => {
  const doubtful = knownAfter(sent(attempt), failed('unknown'));
  const answers: SubmissionEvent[] = [created, failed('refused'), failed('not_sent'), emailTaken];

  test.each(answers)('is not cleared by %j', (answer) => {
    expect(next(next(doubtful, sent(later)), answer).doubt).toEqual(doubtful.doubt);
  });
  test('dates from the first lost answer and has the marks of all', () => {
    expect(
      knownAfter(sent(attempt), failed('unknown'), sent(later), failed('unknown')).doubt,
    ).toEqual({
      since: attempt.at,
      mark: ['email:1', 'phone:1', 'phone:2'],
    });
  });
  test('keeps the id of what another key has created', () => {
    expect(knownAfter({ ...copied, id: 'c-9' }, sent(later), emailTaken).doubt?.id).toBe('c-9');
  });
  test('that was dismissed dates from its first attempt when a duplicate raises it again', () => {
    expect(knownAfter(...dismissed, sent(later), emailTaken).doubt).toEqual({
      since: attempt.at,
      mark: attempt.mark,
    });
  });
  test('that is cleared keeps the id of what was created since', () => {
    const both = knownAfter(sent(attempt), failed('unknown'), sent(later), created);
    expect(next(both, { ...exists, id: 'c-0' })).toMatchObject({ kind: 'created', id: 'c-1' });
    expect(next(both, absent)).toMatchObject({ kind: 'created', id: 'c-1' });
    expect(next(both, absent).doubt).toBeUndefined();
  });
  test('that turns out to exist leaves its marks, to tell copies by', () => {
    const other: Attempt = { ...later, mark: ['email:2'] };
    const found = knownAfter(
      sent(attempt),
      failed('unknown'),
      sent(other),
      failed('refused'),
      exists,
    );
    expect(found.attempt?.mark).toEqual(['email:1', 'phone:1', 'email:2']);
  });
});
