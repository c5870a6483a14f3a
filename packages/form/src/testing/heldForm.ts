import { afterEach, beforeEach, vi } from 'vitest';
import { createCustomerForm } from '../application/createCustomerForm.ts';
import type { Form } from '../application/form.ts';
import { toPath } from '../values/path.ts';
import { answeredCustomer } from './answeredCustomer.ts';
import { type HeldReviewer, heldReviewer, settle } from './heldReviewer.ts';

/** The reviewer of a test, which answers when the test says so, and the form that uses it. */
export let reviewer: HeldReviewer;
export let application: Form;
let day: string;

/** Gives each test of a file a reviewer of its own, and a clock that only the test moves. */
export function setUpForm(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    reviewer = heldReviewer();
    day = '2026-11-21';
  });
  afterEach(() => {
    application.close();
    vi.useRealTimers();
  });
}

/** Opens the form, before anything subscribes to it. */
export const open = (values = answeredCustomer()): void => {
  application = createCustomerForm({ reviewer, today: () => day, values });
};

/** Opens the form with a subscriber, so that it is reviewed. */
export const start = (values = answeredCustomer()): void => {
  open(values);
  application.subscribe(() => undefined);
};

/** Waits as long as the review waits for the next key, and answers what is asked then. */
export const pause = async (milliseconds = 150): Promise<void> => {
  vi.advanceTimersByTime(milliseconds);
  await settle();
};

/** Lets the next day begin. */
export const startDay = (next: string): void => {
  day = next;
};

/** Returns the last request for a review. */
export const lastRequest = () => {
  const request = reviewer.requests.at(-1);
  if (!request) throw new Error('Nothing was asked yet');
  return request;
};

/** Returns the rules whose findings a field shows. */
export const rulesAt = (path: string): readonly string[] =>
  application.findingsAt(toPath(path)).map(({ rule }) => rule);
