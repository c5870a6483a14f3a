import { expect, test } from 'vitest';
import { maySend, type SubmissionAnswer } from '../submission.ts';
import { ada, created, emailTaken, lost, memory, submitting } from '../testing/submissions.ts';

test('a duplicate email after a lost answer with the same email is probably our own', async () => {
  const { submission } = submitting(memory(), [lost, emailTaken]);
  await submission.submit('body', { identity: ada });
  await submission.submit('edited', {
    identity: { ...ada, email: ' ADA@example.com' },
    acknowledged: true,
  });
  expect(submission.state).toMatchObject({
    kind: 'probably-created',
    error: { duplicate: 'email' },
  });
});

test('a duplicate of another email than the lost one is somebody else', async () => {
  const { submission } = submitting(memory(), [lost, emailTaken]);
  await submission.submit('body', { identity: ada });
  await submission.submit('edited', {
    identity: { ...ada, email: 'bola@example.com' },
    acknowledged: true,
  });
  expect(submission.state.kind).toBe('refused');
  expect(submission.state.doubt).toBeDefined();
});

test('a provider with other codes names them, and no code is a name of Object.prototype', async () => {
  const taken: SubmissionAnswer = { error: { outcome: 'refused', code: 'EMAIL_EXISTS' } };
  const inherited: SubmissionAnswer = { error: { outcome: 'refused', code: 'constructor' } };
  const { submission } = submitting(memory(), [lost, inherited, taken], {
    duplicateCodes: { EMAIL_EXISTS: 'email' },
  });
  await submission.submit('body', { identity: ada });
  await submission.submit('body', { identity: ada, acknowledged: true });
  expect(submission.state.error).toEqual({ outcome: 'refused', code: 'constructor' });
  await submission.submit('body', { identity: ada, acknowledged: true });
  expect(submission.state.kind).toBe('probably-created');
});

test('a copy of an application in doubt is noticed by its email or phone', async () => {
  const journal = memory();
  await submitting(journal, [lost]).submission.submit('body', { identity: ada });
  for (const identity of [ada, { email: ada.email }, { phone: ada.phone }]) {
    const copy = submitting(journal, [emailTaken], { key: `copy-${JSON.stringify(identity)}` });
    expect(await copy.submission.submit('body', { identity })).toBeUndefined();
    expect(copy.submission.state).toMatchObject({ kind: 'idle', doubt: {} });
  }
  const copy = submitting(journal, [emailTaken], { key: 'copy' });
  await copy.submission.submit('body', { identity: ada });
  await copy.submission.submit('body', { identity: ada, acknowledged: true });
  expect(copy.submission.state.kind).toBe('probably-created');
  const other = submitting(journal, [created], { key: 'other' });
  await other.submission.submit('body', { identity: { email: 'bola@example.com' } });
  expect(other.submission.state.kind).toBe('created');
});

test('a copy of an application that was created names what was created', async () => {
  const journal = memory();
  await submitting(journal, [created]).submission.submit('body', { identity: ada });
  const copy = submitting(journal, [emailTaken], { key: 'copy' });
  expect(await copy.submission.submit('body', { identity: ada })).toBeUndefined();
  expect(copy.submission.state.doubt).toMatchObject({ id: 'c-1' });
});

test('a copy says which of its fields another submission has', async () => {
  const journal = memory();
  await submitting(journal, [created]).submission.submit('body', { identity: ada });
  for (const [identity, fields] of [
    [ada, ['email', 'phone']],
    [{ ...ada, phone: '+2348033120457' }, ['email']],
    [{ ...ada, email: 'bola@example.com' }, ['phone']],
  ] as const) {
    const copy = submitting(journal, [], { key: 'copy' });
    await copy.submission.refresh(identity);
    expect(copy.submission.state.doubt?.fields).toEqual(fields);
  }
});

test('blank emails and phones are not compared', async () => {
  const journal = memory();
  const identity = { email: ' ', phone: '' };
  await submitting(journal, [lost]).submission.submit('body', { identity });
  const other = submitting(journal, [created], { key: 'other' });
  await other.submission.submit('another', { identity });
  expect(other.sent).toEqual(['another']);
});

test('a listing that finds nothing clears the doubt, of copies too', async () => {
  const journal = memory();
  const first = submitting(journal, [lost, created]);
  await first.submission.submit('body', { identity: ada });
  const copy = submitting(journal, [], { key: 'copy' });
  await copy.submission.submit('body', { identity: ada });
  await copy.submission.settle('not-created');
  expect(copy.submission.state.doubt).toMatchObject({ key: 'application-7' });
  await first.submission.settle('not-created');
  expect(first.submission.state.kind).toBe('idle');
  expect(maySend(first.submission.state)).toBe('yes');
  await copy.submission.refresh();
  expect(await copy.submission.submit('body', { identity: ada })).toBe(created);
});

test('what a listing finds is known, to copies too', async () => {
  const journal = memory();
  const first = submitting(journal, [lost]);
  await first.submission.submit('body', { identity: ada });
  await first.submission.settle({ id: 'c-1' });
  expect(first.submission.state).toMatchObject({ kind: 'created', id: 'c-1' });
  expect(first.submission.state.doubt).toBeUndefined();
  const copy = submitting(journal, [], { key: 'copy' });
  await copy.submission.submit('body', { identity: ada });
  expect(copy.submission.state.doubt).toMatchObject({ key: 'application-7', id: 'c-1' });
});

test.each([
  { why: 'the same email and phone', now: ada, changed: [] },
  { why: 'another letter case', now: { ...ada, email: 'ADA@example.com ' }, changed: [] },
  { why: 'another email', now: { ...ada, email: 'bola@example.com' }, changed: ['email'] },
  { why: 'another phone', now: { ...ada, phone: '+2348033120457' }, changed: ['phone'] },
  { why: 'no phone', now: { email: ada.email }, changed: [] },
])('after a lost answer, $why: changed are [$changed]', async ({ now: identity, changed }) => {
  const { submission } = submitting(memory(), [lost]);
  await submission.submit('body', { identity: ada });
  expect(await submission.changedSince(identity)).toEqual(changed);
});

test('a copy is noticed before anything is sent: the journal is read with its email and phone', async () => {
  const journal = memory();
  await submitting(journal, [created]).submission.submit('body', { identity: ada });
  const copy = submitting(journal, [], { key: 'copy' });
  await copy.submission.refresh();
  expect(copy.submission.state).toEqual({ kind: 'idle' });
  await copy.submission.refresh(ada);
  expect(copy.submission.state.doubt).toMatchObject({ key: 'application-7', id: 'c-1' });
});
