import type { CustomerValues } from '@passmuster/form';
import { openStorage } from './storage.ts';

/** Returns whether this device still has what was submitted as it was, with its files. */
export async function hasSubmitted(draftId: string): Promise<boolean> {
  return (await (await openStorage()).load(draftId)).draft !== undefined;
}

/**
 * Opens the application of a rejected customer again, and returns its ID: the draft that was submitted, with its files, or
 * if that is gone a new draft without them. The earlier attempts no longer matter: their customer was rejected.
 */
export async function openCorrection(submitted: CustomerValues, draftId: string): Promise<string> {
  const storage = await openStorage();
  await storage.forgetAttempts(draftId);
  if (await hasSubmitted(draftId)) return draftId;
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
