import type { ApiResult } from '@passmuster/client';
import { createSubmission, type Submission } from '@passmuster/client/submission';
import type { BusinessCustomerProfile } from '@passmuster/schemas';
import { api } from './api.ts';
import { openStorage } from './storage.ts';

export type ApplicationSubmission = Submission<Blob, ApiResult<BusinessCustomerProfile>>;

/** Returns the submission of an application. It knows of every attempt on this device, across tabs and reloads. */
export async function openSubmission(applicationId: string): Promise<ApplicationSubmission> {
  const { journal } = await openStorage();
  return createSubmission({
    key: applicationId,
    journal,
    now: () => new Date(),
    send: (body: Blob) => api.businessCustomers.create(body),
  });
}
