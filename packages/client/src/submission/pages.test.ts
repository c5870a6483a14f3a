import { expect, test } from 'vitest';
import { maySend } from '../submission.ts';
import { sharedStorage } from '../testing/pages.ts';
import { ada, created, lost, memory, submitting, waiting } from '../testing/submissions.ts';

test('a page that is closed while it sends leaves a doubt for the next', async () => {
  const storage = sharedStorage();
  const first = storage.openPage();
  const { submission, isSent } = waiting(first.journal);
  void submission.submit('body');
  await isSent;
  first.close();
  const reloaded = submitting(storage.openPage().journal, []);
  expect(await reloaded.submission.submit('body')).toBeUndefined();
  expect(reloaded.submission.state).toMatchObject({ kind: 'idle', doubt: {} });
});

test('a second page shows that the first is sending, and then what became of it', async () => {
  const storage = sharedStorage();
  const first = waiting(storage.openPage().journal);
  const done = first.submission.submit('body');
  await first.isSent;
  const { submission, sent } = submitting(storage.openPage().journal, []);
  const states: string[] = [];
  submission.subscribe(() => states.push(submission.state.kind));
  const click = submission.submit('body');
  while (submission.state.kind === 'loading') await new Promise(setImmediate);
  expect(submission.state.kind).toBe('sending');
  first.answer(created);
  await done;
  expect(await click).toBeUndefined();
  expect(states).toEqual(['sending', 'created']);
  expect(sent).toEqual([]);
});

test('two copies of a draft are not sent at once', async () => {
  const storage = sharedStorage();
  const first = waiting(storage.openPage().journal);
  const done = first.submission.submit('body', { identity: ada });
  await first.isSent;
  const copy = submitting(storage.openPage().journal, [], { key: 'copy' });
  const click = copy.submission.submit('body', { identity: ada });
  first.answer(lost);
  await done;
  expect(await click).toBeUndefined();
  expect(copy.sent).toEqual([]);
  expect(copy.submission.state.doubt).toBeDefined();
});

test('a person decides on the doubt that the page shows, not on one that came since', async () => {
  const storage = sharedStorage();
  const first = submitting(storage.openPage().journal, [lost, lost]);
  await first.submission.submit('body');
  const second = submitting(storage.openPage().journal, []);
  await second.submission.refresh();
  await first.submission.submit('body', { acknowledged: true });
  expect(await second.submission.submit('body', { acknowledged: true })).toBeUndefined();
  expect(second.sent).toEqual([]);
  expect(await second.submission.submit('body', { acknowledged: true })).toBe(created);
});

test('nothing is sent that the journal cannot record', async () => {
  const storage = sharedStorage();
  const { submission, sent } = submitting(storage.openPage().journal, []);
  storage.isFull = true;
  await expect(submission.submit('body')).rejects.toThrow('QuotaExceededError');
  expect(sent).toEqual([]);
  expect(submission.state.kind).toBe('idle');
});

test('an answer that the journal cannot record is known to this page, and in doubt for others', async () => {
  const storage = sharedStorage();
  const { submission, isSent, answer } = waiting(storage.openPage().journal);
  const click = submission.submit('body');
  await isSent;
  storage.isFull = true;
  answer(created);
  await expect(click).rejects.toThrow('QuotaExceededError');
  expect(submission.state.kind).toBe('created');
  storage.isFull = false;
  const other = submitting(storage.openPage().journal, []);
  await other.submission.refresh();
  expect(maySend(other.submission.state)).toBe('acknowledged');
});

test('a journal that cannot be read leaves the submission closed', async () => {
  const find = () => Promise.reject(new Error('no storage'));
  const { submission, sent } = submitting({ ...memory(), find }, []);
  submission.subscribe(() => {});
  await expect(submission.submit('body')).rejects.toThrow('no storage');
  expect(maySend(submission.state)).toBe('no');
  expect(sent).toEqual([]);
});

test('reconciling clears only the doubt that the page shows', async () => {
  const storage = sharedStorage();
  const first = submitting(storage.openPage().journal, [lost, lost]);
  await first.submission.submit('body');
  const second = submitting(storage.openPage().journal, []);
  await second.submission.refresh();
  await first.submission.submit('body', { acknowledged: true });
  await second.submission.settle('not-created');
  expect(maySend(second.submission.state)).toBe('acknowledged');
});
