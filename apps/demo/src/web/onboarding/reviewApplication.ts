import type { SubjectRule } from '@passmuster/findings';
import { type CustomerReview, recommended, reviewBusinessCustomer } from '@passmuster/kyc';
import type { FormValues } from './blankApplication.ts';
import { toApplication } from './toApplication.ts';

export interface ApplicationReviewOptions {
  /** Calendar date of the review, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Rules that need heavy tables, once they have arrived. */
  readonly tables?: readonly SubjectRule[] | undefined;
}

/** What the review says of the form as it stands. */
export function reviewApplication(
  values: FormValues,
  { asOf, tables = [] }: ApplicationReviewOptions,
): CustomerReview {
  return reviewBusinessCustomer(toApplication(values), { asOf, preset: recommended, tables });
}
