import type { FormValues } from './blankApplication.ts';
import { reviewApplication } from './reviewApplication.ts';
import { toApplication } from './toApplication.ts';

/**
 * The review as a Standard Schema, which every form library takes: a finding is a valid issue, and
 * only errors refuse. Its output is the application as it would be sent.
 */
export function reviewSchema(asOf: string) {
  return {
    '~standard': {
      version: 1,
      vendor: 'passmuster',
      validate(input: unknown) {
        const values = isForm(input) ? input : {};
        const { ready, findings } = reviewApplication(values, { asOf });
        return ready
          ? { value: toApplication(values) }
          : { issues: findings.filter(({ severity }) => severity === 'error') };
      },
    },
  } as const;
}

const isForm = (values: unknown): values is FormValues =>
  typeof values === 'object' && values !== null;
