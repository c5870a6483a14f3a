import type { Identity, SubmissionAnswer } from '../submission.ts';

/** What becomes of a request. */
export type Treatment = 'answered' | 'answer lost' | 'lost' | 'refused' | 'limited' | 'not reached';

/** Returns true for two identities that the API can't both have. */
export const shares = (a: Identity, b: Identity): boolean =>
  a.email === b.email || a.phone === b.phone;

interface Customer<By> {
  readonly identity: Identity;
  readonly by: By | undefined;
}

const failed = (outcome: 'refused' | 'not_sent' | 'unknown', status?: number, code?: string) => ({
  error: { outcome, status, code },
});

/** An API that creates customers whose email and phone are unique. */
export class UniqueCustomers<By> {
  readonly customers: Customer<By>[] = [];

  /** Creates a customer, or refuses a duplicate. */
  create(identity: Identity, by: By | undefined): SubmissionAnswer {
    if (this.customers.some((one) => one.identity.email === identity.email)) {
      return failed('refused', 409, 'DUPLICATE_EMAIL');
    }
    if (this.customers.some((one) => one.identity.phone === identity.phone)) {
      return failed('refused', 409, 'DUPLICATE_PHONE');
    }
    this.customers.push({ identity, by });
    return { data: { id: `c-${this.customers.length}` } };
  }

  /** Returns the answer that the sender of a request gets. */
  treat(identity: Identity, by: By, treatment: Treatment): SubmissionAnswer {
    if (treatment === 'refused') return failed('refused', 400, 'VALIDATION_ERROR');
    if (treatment === 'limited') return failed('refused', 429, 'RATE_LIMITED');
    if (treatment === 'not reached') return failed('not_sent');
    const answer = treatment === 'lost' ? undefined : this.create(identity, by);
    return treatment === 'answered' && answer ? answer : failed('unknown');
  }
}
