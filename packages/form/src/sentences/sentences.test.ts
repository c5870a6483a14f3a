import type { Failure } from '@passmuster/client/submission';
import { describe, expect, test } from 'vitest';
import type { FormStatus } from '../application/formStatus.ts';
import type { Submitted } from '../application/submitted.ts';
import { submitTexts as fr } from '../texts/fr.ts';
import { submitTexts as ptBr } from '../texts/ptBr.ts';
import { submitTexts as ptPt } from '../texts/ptPt.ts';
import { english, type SubmitTexts } from '../texts/submitTexts.ts';
import { problemOf, questionOf, sentenceOf } from './sentences.ts';

const since = '2026-11-21T15:20:00';
const error: Failure = { outcome: 'refused' };
const statuses: readonly FormStatus[] = [
  { kind: 'loading' },
  { kind: 'editing' },
  { kind: 'sending', since },
  { kind: 'unknown', since },
  { kind: 'created', id: 'cus_1', since },
  { kind: 'created' },
  { kind: 'created', id: 'cus_2', since, doubtSince: since },
  { kind: 'refused', error },
  { kind: 'probably-created', since, error },
  { kind: 'created-elsewhere', id: 'cus_1', key: 'application-1', fields: [], since },
];
const todo = (['missing', 'error', 'warning'] as const).map((kind) => ({
  kind,
  path: [],
  label: '',
}));
const submitted = (outcome: Submitted['outcome'], more: Partial<Submitted> = {}): Submitted => ({
  outcome,
  status: { kind: 'unknown', since },
  ...more,
});
/** Everything that can be said. */
const all = (texts?: SubmitTexts): readonly string[] => [
  ...statuses.map((status) => sentenceOf({ status, todo }, texts)),
  sentenceOf({ status: { kind: 'editing' }, todo, failed: 'timeout' }, texts),
  questionOf(submitted('confirm'), texts),
  questionOf(submitted('confirm', { changed: ['email', 'phone'] }), texts),
  problemOf(submitted('reading'), texts),
  problemOf(submitted('file-lost'), texts),
  problemOf(submitted('not-recorded', { reason: 'insecure' }), texts),
  problemOf(submitted('not-recorded', { reason: 'storage' }), texts),
];

test('each status and each outcome has its sentence', () => {
  expect(all({ ...english, locale: 'en-GB' })).toEqual([
    'Loading…',
    '2 left',
    'Submitting…',
    'We didn’t get an answer at 21/11/2026, 15:20:00. The customer may have been created.',
    'Created: cus_1',
    'Created',
    'Created: cus_2. Your submission at 21/11/2026, 15:20:00 may have created another one.',
    'The customer wasn’t created.',
    'Probably created by your submission at 21/11/2026, 15:20:00.',
    'Created already: cus_1.',
    'Checked when you submit',
    'We didn’t get an answer at 21/11/2026, 15:20:00. The customer may have been created. If you submit again, you may create it twice. Submit again?',
    'We didn’t get an answer at 21/11/2026, 15:20:00. The customer may have been created. You have changed the email address and phone number since, so nobody can notice that it’s the same customer. If you submit again, you may create it twice. Submit again?',
    'A file is still being read. Try again shortly.',
    'A file isn’t in this page any more. Choose it again.',
    'Nothing was sent. Open this page over HTTPS.',
    'Nothing was sent, because this browser can’t record it. Free some storage.',
  ]);
});

test('nothing is said of an outcome that a field or the status says', () => {
  for (const outcome of ['sent', 'blocked', 'look', 'confirm', 'closed'] as const)
    expect(problemOf(submitted(outcome))).toBe('');
});

describe.each([
  ['fr', fr],
  ['pt-BR', ptBr],
  ['pt-PT', ptPt],
])('in %s', (_, texts) => {
  test('each sentence is translated and filled in', () => {
    const translated = all(texts);
    for (const [at, sentence] of all().entries()) {
      expect(translated[at]).not.toBe(sentence);
      expect(translated[at]).not.toMatch(/[{}]|^$/u);
    }
  });
});
