import type { CustomerValues } from '@passmuster/form';
import { openStorage } from './storage.ts';

/**
 * Adds a draft with what was submitted before, and returns its ID. Its files and their dates are left out: a device forgets
 * files once they are submitted. The earlier attempts no longer matter: their customer was rejected.
 */
export async function addCorrection(submitted: CustomerValues, draftId: string): Promise<string> {
  const storage = await openStorage();
  await storage.forgetAttempts(draftId);
  const noDates = { issued: '', expires: '' };
  const owners = submitted.business_owners.map((owner) => {
    return {
      ...owner,
      front_image: '',
      back_image: '',
      id_dates: noDates,
      supporting_documents: [],
    };
  });
  return (await storage.add({ ...submitted, business_owners: owners, documents: [] })).id;
}
