import { everyOutcome } from '@passmuster/testing/everyOutcome';
import { describe, expect, test } from 'vitest';
import { createMemoryJournal } from './createMemoryJournal.ts';
import { createSubmission } from './createSubmission.ts';
import type { Journal, JournalEntry } from './journal.ts';
import type { Known } from './known.ts';

/** Returns a submission in JavaScript, whose options no type has checked, and the entries of its journal. */
function submissionOf(options: object, journal: object = {}) {
  const entries: JournalEntry[] = [];
  const memory = createMemoryJournal('salt');
  const kept: Journal = {
    ...memory,
    append: async (entry) => {
      entries.push(entry);
      await memory.append(entry);
    },
    ...journal,
  };
  const submission = createSubmission({
    key: 'application-7',
    journal: kept,
    now: () => new Date(0),
    send: async () => ({ data: { id: 'c-1' } }),
    ...options,
  });
  return { submission, entries };
}

/** Waits for the end of a call; after a moment no longer, if a callback never settles. */
async function ended(call: Promise<unknown>, callback: string): Promise<void> {
  const end = call.catch(() => undefined);
  const moment = new Promise((resolve) => setTimeout(resolve, 30));
  await (callback === 'never settles' ? Promise.race([end, moment]) : end);
}

const typesOf = (entries: readonly JournalEntry[]) => entries.map(({ type }) => type);
const isInDoubt = ({ kind, doubt }: Known): boolean => kind === 'sending' || doubt !== undefined;

describe('a send', () => {
  test.each(everyOutcome('error'))(
    'that %s leaves a doubt, which the journal keeps',
    async (name, run) => {
      const { submission, entries } = submissionOf({ send: run });
      await ended(submission.submit('{}'), name);
      await expect.poll(() => isInDoubt(submission.state)).toBe(true);
      expect(typesOf(entries)[0]).toBe('sent');
      expect(
        entries.some((entry) => entry.type === 'answered' && entry.error?.outcome !== 'unknown'),
      ).toBe(false);
    },
  );
});

test.each(everyOutcome())('a listener that %s loses no answer', async (_, run) => {
  const { submission, entries } = submissionOf({});
  submission.subscribe(run);
  await submission.submit('{}');
  await submission.refresh();
  if (submission.state.kind === 'idle') await submission.submit('{}');
  expect(submission.state).toMatchObject({ kind: 'created', id: 'c-1' });
  expect(typesOf(entries)).toEqual(['sent', 'answered']);
});

describe('a journal', () => {
  test.each(everyOutcome())(
    'whose entries %s: nothing is sent, unless they are an empty list',
    async (name, run) => {
      let sent = 0;
      const send = async () => {
        sent += 1;
        return { data: {} };
      };
      const { submission } = submissionOf({ send }, { find: run });
      await ended(submission.submit('{}'), name);
      expect(sent).toBe(/an empty list/.test(name) ? 1 : 0);
    },
  );

  const attempt = { at: '2026-11-21T15:20:00.000Z', hash: '9f86', mark: [] };
  const junk = everyOutcome()
    .filter(([name]) => name.startsWith('returns'))
    .flatMap(([name, make]) => [
      { name: `an entry that is not one: ${name}`, entry: make },
      {
        name: `an answer whose error is not one: ${name}`,
        entry: () => ({ key: 'application-7', type: 'answered', error: make() }),
      },
      {
        name: `a reconciliation whose outcome is not one: ${name}`,
        entry: () => ({ key: 'application-7', type: 'reconciled', outcome: make() }),
      },
      {
        name: `an event of another version: ${name}`,
        entry: () => ({ key: 'application-7', type: make() }),
      },
    ])
    .filter(({ name }) => name !== 'an answer whose error is not one: returns undefined');
  test.each(junk)('with $name keeps the doubt, and sends nothing', async ({ name, entry }) => {
    let sent = 0;
    const send = async () => {
      sent += 1;
      return { data: {} };
    };
    const find = async () => [{ key: 'application-7', type: 'sent', attempt }, entry()];
    const { submission } = submissionOf({ send }, { find });
    await ended(submission.refresh(), name);
    await ended(submission.submit('{}'), name);
    expect(sent).toBe(0);
    expect(['loading', 'sending', 'idle']).toContain(submission.state.kind);
    if (submission.state.kind === 'idle') expect(submission.state.doubt).toBeDefined();
  });
});
