import { createSubmission, type Submission } from '@passmuster/client/submission';
import { BusinessCustomerProfileSchema } from '@passmuster/schemas';
import { openStorage } from '../integration/storage.ts';
import { call, type Failure } from './call.ts';

/** What the API said to an application. */
export type SubmissionAnswer =
  | { readonly data: { readonly id?: string | null | undefined }; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: Failure };

export type ApplicationSubmission = Submission<Blob, SubmissionAnswer>;

/** Returns the submission of an application. It knows of every attempt on this device, across tabs and reloads. */
export async function openSubmission(applicationId: string): Promise<ApplicationSubmission> {
  const { journal } = await openStorage();
  return createSubmission<Blob, SubmissionAnswer>({
    key: applicationId,
    journal,
    now: () => new Date(),
    async send(body) {
      const { data, failure } = await call(
        BusinessCustomerProfileSchema,
        '/api/business-customers',
        { method: 'POST', body },
      );
      return failure ? { error: failure } : { data };
    },
  });
}
