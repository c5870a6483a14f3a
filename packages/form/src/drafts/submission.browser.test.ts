import { createSubmission, maySend } from '@passmuster/client/submission';
import { afterEach, describe, expect, test } from 'vitest';
import { newId } from '../defaults.ts';
import { openDatabase } from './database.ts';
import { type DeviceDrafts, openDrafts } from './openDrafts.ts';
import { openJournal } from './openJournal.ts';
import { openTabs } from './tabs.ts';

const identity = { email: 'ada@example.com', phone: '+2348012345678' };
const lost = { error: { outcome: 'unknown' } } as const;
const opened: DeviceDrafts<object>[] = [];
afterEach(() => {
  for (const drafts of opened.splice(0)) drafts.close();
});

/** Opens the page of an application: first, after a reload, or in another tab. */
async function openPage(database: string, key: string, answers: readonly object[] = []) {
  const drafts = await openDrafts<object>({ name: database });
  opened.push(drafts);
  const sent: string[] = [];
  const submission = createSubmission({
    key,
    journal: drafts.journal,
    now: () => new Date('2026-11-21T15:20:00.000Z'),
    async send(body: string) {
      sent.push(body);
      return answers[sent.length - 1] ?? { data: { id: 'c-1' } };
    },
  });
  submission.subscribe(() => undefined);
  // A page that was closed meanwhile can no longer read.
  drafts.subscribe(() => void submission.refresh().catch(() => undefined));
  await submission.refresh();
  return { submission, sent, drafts };
}

test('without a secure context there are no locks: nothing is sent, and the error says why', async () => {
  const database = await openDatabase(newId());
  const tabs = openTabs(newId());
  const journal = await openJournal(database, 'insecure', tabs, null);
  let isCalled = false;
  const held = journal.hold(['a'], async () => {
    isCalled = true;
  });
  await expect(held).rejects.toMatchObject({ name: 'SecurityError' });
  expect(isCalled).toBe(false);
  tabs.close();
  database.close();
});

describe('after a lost answer', () => {
  test('neither a reload nor another tab offers a plain submit', async () => {
    const [database, key] = [newId(), newId()];
    const page = await openPage(database, key, [lost]);
    const other = await openPage(database, key);
    expect(maySend(other.submission.state)).toBe('yes');
    await page.submission.submit('{}', { identity });
    expect(maySend(page.submission.state)).toBe('acknowledged');
    await expect.poll(() => maySend(other.submission.state)).toBe('acknowledged');
    const reloaded = await openPage(database, key);
    expect(maySend(reloaded.submission.state)).toBe('acknowledged');
    await reloaded.submission.submit('{}', { identity });
    expect(reloaded.sent).toEqual([]);
  });

  test('a person may choose to send again; a duplicate is then probably their own', async () => {
    const [database, key] = [newId(), newId()];
    const duplicate = { error: { outcome: 'refused', status: 409, code: 'DUPLICATE_EMAIL' } };
    const page = await openPage(database, key, [lost, duplicate]);
    await page.submission.submit('{}', { identity });
    await page.submission.submit('{}', { identity, acknowledged: true });
    expect(page.sent).toHaveLength(2);
    expect(page.submission.state.kind).toBe('probably-created');
    expect(maySend(page.submission.state)).toBe('acknowledged');
  });

  test('a copy of the draft is in doubt too: the same customer may be there', async () => {
    const database = newId();
    const page = await openPage(database, newId(), [lost]);
    await page.submission.submit('{}', { identity });
    const copy = await openPage(database, newId());
    expect(maySend(copy.submission.state)).toBe('yes');
    expect(await copy.submission.submit('{}', { identity })).toBeUndefined();
    expect(copy.sent).toEqual([]);
    expect(maySend(copy.submission.state)).toBe('acknowledged');
  });
});

test('without the attempts of a sandbox that was emptied, everything may be submitted again', async () => {
  const [database, key] = [newId(), newId()];
  const page = await openPage(database, key, [lost]);
  const other = await openPage(database, key);
  await page.submission.submit('{}', { identity });
  await expect.poll(() => maySend(other.submission.state)).toBe('acknowledged');
  const { salt } = page.drafts.journal;
  await page.drafts.forgetAttempts();
  for (const { submission } of [page, other]) {
    await expect.poll(() => submission.state).toEqual({ kind: 'idle' });
  }
  expect((await openPage(database, key)).drafts.journal.salt).toBe(salt);
  await other.submission.submit('{}', { identity });
  expect(other.submission.state).toMatchObject({ kind: 'created', id: 'c-1' });
});

test('without the attempts of an application whose customer was rejected, its correction isn’t in doubt', async () => {
  const [database, key, other] = [newId(), newId(), newId()];
  const rejected = await openPage(database, key);
  await rejected.submission.submit('{}', { identity });
  const kept = await openPage(database, other, [lost]);
  await kept.submission.submit('{}', { identity: { email: 'grace@example.com', phone: '+2' } });
  await rejected.drafts.forgetAttempts(key);
  const correction = await openPage(database, newId());
  await correction.submission.submit('{}', { identity });
  expect(correction.submission.state.kind).toBe('created');
  expect(correction.submission.state.doubt).toBeUndefined();
  expect(maySend((await openPage(database, other)).submission.state)).toBe('acknowledged');
});

test('two tabs that submit at once send once', async () => {
  const [database, key] = [newId(), newId()];
  const pages = [await openPage(database, key), await openPage(database, key)];
  await Promise.all(pages.map(({ submission }) => submission.submit('{}', { identity })));
  expect(pages.flatMap(({ sent }) => sent)).toHaveLength(1);
  for (const { submission } of pages) {
    await expect.poll(() => submission.state).toMatchObject({ kind: 'created', id: 'c-1' });
  }
});
