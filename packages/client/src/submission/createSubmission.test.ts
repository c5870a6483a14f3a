import { expect, test } from 'vitest';
import { createSubmission, type Journal, maySend, type SubmissionAnswer } from '../submission.ts';
import {
  ada,
  created,
  emailTaken,
  lost,
  memory,
  now,
  refused,
  submitting,
} from '../testing/submissions.ts';

test('a body is sent once, and its answer is returned and known', async () => {
  const { submission, sent } = submitting(memory(), [created]);
  expect(await submission.submit('body')).toBe(created);
  expect(submission.state).toMatchObject({ kind: 'created', id: 'c-1' });
  expect(await submission.submit('body', { acknowledged: true })).toBeUndefined();
  expect(sent).toEqual(['body']);
});

test('the attempt is in the journal before the request leaves', async () => {
  const journal = memory();
  const found: unknown[] = [];
  const send = async (): Promise<SubmissionAnswer> => {
    found.push(...(await journal.find(['application-7'])));
    return created;
  };
  await createSubmission({ key: 'application-7', journal, now, send }).submit('body');
  expect(found).toMatchObject([{ key: 'application-7', type: 'sent' }]);
});

test('the journal holds no value of the body or of the identity', async () => {
  const journal = memory();
  const body = JSON.stringify({ business_name: 'Adunni Foods', ...ada });
  await submitting(journal, [emailTaken]).submission.submit(body, { identity: ada });
  const entries = JSON.stringify(await journal.find(['application-7']));
  for (const value of ['Adunni', 'ada@', '8033120456']) expect(entries).not.toContain(value);
});

test('a lost answer is sent again only by a person who knows of the doubt', async () => {
  const { submission, sent } = submitting(memory(), [lost]);
  await submission.submit('body');
  expect(submission.state).toMatchObject({
    kind: 'idle',
    doubt: { since: submission.state.attempt?.at },
  });
  expect(await submission.submit('body')).toBeUndefined();
  expect(await submission.submit('edited body')).toBeUndefined();
  expect(sent).toEqual(['body']);
  expect(await submission.submit('body', { acknowledged: true })).toBe(created);
  expect(submission.state.doubt).toBeDefined();
});

test('an exception of `send` leaves a doubt, and is thrown on', async () => {
  const { submission } = submitting(memory(), [], { send: () => Promise.reject(new Error('x')) });
  await expect(submission.submit('body')).rejects.toThrow('x');
  expect(maySend(submission.state)).toBe('acknowledged');
});

test('a refusal may be corrected and sent again', async () => {
  const { submission, sent } = submitting(memory(), [refused, created]);
  await submission.submit('body');
  expect(submission.state).toMatchObject({
    kind: 'refused',
    error: { status: 400, code: 'INVALID' },
  });
  await submission.submit('corrected');
  expect(sent).toEqual(['body', 'corrected']);
});

test('a second click sends nothing, whatever the answer to the first', async () => {
  for (const answer of [created, refused, lost]) {
    const { submission, sent } = submitting(memory(), [answer]);
    await Promise.all([
      submission.submit('body'),
      submission.submit('body'),
      submission.submit('body', { acknowledged: true }),
    ]);
    expect(sent).toEqual(['body']);
  }
});

test('reconciling without a doubt does nothing', async () => {
  const journal = memory();
  const { submission } = submitting(journal, []);
  await submission.refresh();
  await submission.settle({ id: 'c-1' });
  expect(submission.state.kind).toBe('idle');
  expect(await journal.find(['application-7'])).toEqual([]);
});

test('the state is the same object until something changes, and listeners can leave', async () => {
  const { submission } = submitting(memory(), [created]);
  let changes = 0;
  const leave = submission.subscribe(() => {
    changes += 1;
  });
  await submission.refresh();
  const { state } = submission;
  await submission.refresh();
  expect(submission.state).toBe(state);
  expect(changes).toBe(1);
  leave();
  await submission.submit('body');
  expect(changes).toBe(1);
});

test('a Blob is sent as it is', async () => {
  const body = new Blob(['{"a":1}']);
  const sent: Blob[] = [];
  const submission = createSubmission({
    key: 'application-7',
    journal: memory(),
    now,
    send: async (one: Blob) => {
      sent.push(one);
      return created;
    },
  });
  await submission.submit(body);
  expect(sent).toEqual([body]);
  const text = submitting(memory(), []);
  await text.submission.submit('{"a":1}');
  expect(submission.state.attempt?.hash).toBe(text.submission.state.attempt?.hash);
});

test('a refresh that began before an answer never shows what was known before it', async () => {
  const journal = memory();
  let release = (): void => {};
  let isSlow = false;
  const slow: Journal = {
    ...journal,
    find: async (names) => {
      const found = await journal.find(names);
      if (!isSlow) return found;
      isSlow = false;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return found;
    },
  };
  const { submission } = submitting(slow, [created]);
  await submission.refresh();
  const seen: string[] = [];
  submission.subscribe(() => seen.push(submission.state.kind));
  isSlow = true;
  const refreshed = submission.refresh();
  await submission.submit('body');
  release();
  await refreshed;
  expect(seen).toEqual(['sending', 'created']);
});

test.each([
  { why: 'an error without an outcome', answer: { error: { status: 500 } } },
  { why: 'an error that says nothing', answer: { error: {} } },
  { why: 'neither data nor an error', answer: {} },
])('$why leaves a doubt: nobody knows what became of the request', async ({ answer }) => {
  const { submission } = submitting(memory(), [answer]);
  await submission.submit('body');
  expect(submission.state).toMatchObject({ kind: 'idle', doubt: {} });
  expect(maySend(submission.state)).toBe('acknowledged');
});
