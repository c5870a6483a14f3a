import {
  createMemoryJournal,
  createSubmission,
  type Journal,
  type SubmissionAnswer,
  type SubmissionOptions,
} from '../submission.ts';

export const ada = { email: 'ada@example.com', phone: '+2348033120456' };
export const created: SubmissionAnswer = { data: { id: 'c-1' } };
export const lost: SubmissionAnswer = { error: { outcome: 'unknown', code: undefined } };
export const refused: SubmissionAnswer = {
  error: { outcome: 'refused', status: 400, code: 'INVALID' },
};
export const emailTaken: SubmissionAnswer = {
  error: { outcome: 'refused', status: 409, code: 'DUPLICATE_EMAIL' },
};

let clock = Date.parse('2026-11-21T15:20:00.000Z');
export const now = (): Date => {
  clock += 60_000;
  return new Date(clock);
};

/** Returns a submission whose answers are `answers` in turn, and the list of what it sent. */
export function submitting(
  journal: Journal,
  answers: readonly SubmissionAnswer[],
  options: Partial<SubmissionOptions<string, SubmissionAnswer>> = {},
) {
  const sent: string[] = [];
  const submission = createSubmission<string, SubmissionAnswer>({
    key: 'application-7',
    journal,
    now,
    send: async (body) => {
      sent.push(body);
      return answers[sent.length - 1] ?? created;
    },
    ...options,
  });
  return { submission, sent };
}

/** Returns a submission whose answer comes when the test says so. */
export function waiting(journal: Journal, key = 'application-7') {
  const sent: string[] = [];
  let answer: (answer: SubmissionAnswer) => void = () => {};
  let started: () => void = () => {};
  const isSent = new Promise<void>((resolve) => {
    started = resolve;
  });
  const submission = createSubmission<string, SubmissionAnswer>({
    key,
    journal,
    now,
    send: (body) => {
      sent.push(body);
      started();
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  return { submission, sent, isSent, answer: (one: SubmissionAnswer) => answer(one) };
}

export const memory = (): Journal => createMemoryJournal('the salt of this test');
