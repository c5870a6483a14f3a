import { expect, test } from 'vitest';
import { statusWords } from './statusWords.ts';

const correction = { codes: ['NAME_MISMATCH'] };

test('a draft whose customer was rejected isn’t called a draft until it is submitted again', () => {
  expect(statusWords({ kind: 'editing' }).text).toBe('Draft');
  expect(statusWords({ kind: 'editing' }, correction)).toEqual({
    text: 'Rejected: to correct',
    tone: 'warning',
  });
});

test('nothing is called to correct if no reason was given', () => {
  expect(statusWords({ kind: 'editing' }, { codes: [] }).text).toBe('Rejected: no reason given');
});

test('what became of the submission of a correction is said as of any other', () => {
  const since = '2026-11-21T10:00:00.000Z';
  for (const status of [
    { kind: 'sending', since },
    { kind: 'created', id: 'cus-2' },
    { kind: 'unknown', since },
  ] as const) {
    expect(statusWords(status, correction)).toEqual(statusWords(status));
  }
});
