import type { CustomerValues } from '@passmuster/form';
import type { Application } from '../../../integration/application.ts';
import { endCorrection } from '../../storage/corrections.ts';
import { saveSubmitted } from '../../storage/keepTime.ts';
import type { KnownCustomer } from '../../storage/known.ts';
import { saveEvent } from '../../storage/localRecords.ts';

/** Saves a customer that this application has created, and ends the correction that it was. On a shared computer the draft goes. */
export async function saveCreated(
  { id: draftId, draft }: Pick<Application, 'id' | 'draft'>,
  values: CustomerValues,
  { id, createdAt, report }: Pick<KnownCustomer, 'id' | 'createdAt' | 'report'>,
): Promise<void> {
  const mayStay = await saveSubmitted({
    id,
    name: values.business_name,
    country: values.registered_address.country,
    createdAt,
    draftId,
    application: values,
    ...(report && { report }),
  });
  await saveEvent({
    subject: id,
    at: createdAt,
    kind: 'customer-created',
    note: '',
  });
  await endCorrection(draftId);
  if (!mayStay) await draft.forget();
}
