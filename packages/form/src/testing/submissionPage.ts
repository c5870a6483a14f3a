import {
  createMemoryJournal,
  createSubmission,
  type Journal,
  type SubmissionOptions,
} from '@passmuster/client/submission';
import { expect } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { FormAnswer } from '../application/submitted.ts';
import type { CustomerValues } from '../values/customerValues.ts';
import { answeredCustomer } from './answeredCustomer.ts';
import { instantReviewer } from './instantReviewer.ts';

export const ada = { ...answeredCustomer(), email: 'ada@example.com', phone: '+2348031234567' };
export const created = { data: { id: 'c-1' } };
export const lost = { error: { outcome: 'unknown', issues: [] } } as const;
export const limited = { error: { outcome: 'refused', status: 429, issues: [] } } as const;
export const invalid = {
  error: {
    outcome: 'refused',
    status: 400,
    code: 'VALIDATION_ERROR',
    issues: [{ path: ['industry'], message: 'not listed', remedy: 'Choose another.' }],
  },
} as const;
export const taken = (code: string, status = 409): FormAnswer => ({
  error: {
    outcome: 'refused',
    status,
    code,
    issues: [{ path: ['email'], message: 'A customer with this email already exists' }],
  },
});

export const memory = (): Journal => createMemoryJournal('the salt of this test');

type Options = Partial<SubmissionOptions<Blob, FormAnswer>>;

/** Returns a page with a form whose submission gets these answers in turn, and the bodies that were sent. */
export function page(
  answers: readonly (FormAnswer | Error)[],
  { journal = memory(), find = () => [], values = ada, ...options }: Options & Opened = {},
) {
  const sent: string[] = [];
  const submission = createSubmission<Blob, FormAnswer>({
    key: 'application-7',
    journal,
    now: () => new Date(`2026-11-21T15:${20 + sent.length}:00.000Z`),
    async send(body) {
      const answer = answers[sent.length] ?? created;
      sent.push(await body.text());
      if (answer instanceof Error) throw answer;
      return answer;
    },
    ...options,
  });
  const form = createCustomerForm({ reviewer: instantReviewer(find), submission, values });
  form.subscribe(() => undefined);
  return { form, submission, sent, journal };
}
interface Opened {
  readonly find?: Parameters<typeof instantReviewer>[0];
  readonly values?: CustomerValues;
}

export type Page = ReturnType<typeof page>;

/** Says everything that a page shows about what was refused. */
export const shownIn = ({ form }: Page) => [
  ...form.findingsAt('', { within: true }).map(({ rule }) => rule),
  ...form.state.todo.map(({ finding }) => finding?.rule),
  ...form.state.unplaced.map(({ rule }) => rule),
];

/** Sends once more, as a person who was asked. */
export async function confirm({ form }: Page) {
  expect(await form.submit()).toMatchObject({ outcome: 'confirm' });
  return form.submit({ confirmed: true });
}
