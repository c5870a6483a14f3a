import type { Finding } from '@passmuster/findings';
import { type CustomerReview, reviewBusinessCustomer } from '@passmuster/kyc';
import type { FormValues } from './blankApplication.ts';
import { toApplication } from './toApplication.ts';

/** What the review says of the form as it stands. */
export const reviewApplication = (values: FormValues, asOf: string): CustomerReview =>
  reviewBusinessCustomer(toApplication(values), { asOf });

const isError = ({ severity }: Finding): boolean => severity === 'error';

/**
 * The review as a Standard Schema, which every form library takes: a finding is a valid issue, and
 * only errors refuse. Its output is the application as it would be sent.
 */
export function reviewSchema(asOf: string) {
  return {
    '~standard': {
      version: 1,
      vendor: 'passmuster',
      validate(values: unknown) {
        const application = toApplication(isForm(values) ? values : {});
        const { ready, findings } = reviewBusinessCustomer(application, { asOf });
        return ready ? { value: application } : { issues: findings.filter(isError) };
      },
    },
  } as const;
}

const isForm = (values: unknown): values is FormValues =>
  typeof values === 'object' && values !== null;
