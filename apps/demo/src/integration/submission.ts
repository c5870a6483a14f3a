import type { ApiResult, ClientError } from '@passmuster/client';
import { createSubmission, type Submission } from '@passmuster/client/submission';
import type { BusinessCustomerProfile } from '@passmuster/schemas';
import { api } from './api.ts';
import { openStorage } from './storage.ts';

export interface ApplicationSubmission {
  /** Knows of every attempt on this device, across tabs and reloads. */
  readonly submission: Submission<Blob, ApiResult<BusinessCustomerProfile>>;
  /** Returns why this page's last attempt failed, in more words than the journal has. */
  readonly lastError: () => ClientError | undefined;
}

/** Opens the submission of an application. */
export async function openSubmission(applicationId: string): Promise<ApplicationSubmission> {
  const { journal } = await openStorage();
  let last: ClientError | undefined;
  const submission = createSubmission({
    key: applicationId,
    journal,
    now: () => new Date(),
    send: async (body: Blob) => {
      const answer = await api.businessCustomers.create(body);
      last = answer.error;
      return answer;
    },
  });
  return { submission, lastError: () => last };
}
