import type { Tables } from '@passmuster/findings';
import { type CustomerReview, recommended, reviewBusinessCustomer } from '@passmuster/kyc';
import type { FormValues } from './blankApplication.ts';
import { toApplication } from './toApplication.ts';

export interface ApplicationReviewOptions {
  /** Calendar date of the review, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** Tables that some rules need, once they have arrived. */
  readonly tables?: Tables | undefined;
}

/** What the review says of the form as it stands. */
export function reviewApplication(
  values: FormValues,
  { asOf, tables = new Map() }: ApplicationReviewOptions,
): CustomerReview {
  return reviewBusinessCustomer(toApplication(values), { asOf, preset: recommended, tables });
}
