import { localToday } from '@passmuster/form';
import { useLocation } from 'wouter';
import { reportOn } from '../../../integration/reviewer.ts';
import { useLanguage } from '../../language/useText.ts';
import { type Send, useSend } from '../../sending/useSend.ts';
import { keptReport } from '../../storage/attemptReports.ts';
import { endCorrection } from '../../storage/corrections.ts';
import { saveSubmitted } from '../../storage/keepTime.ts';
import { saveEvent } from '../../storage/localRecords.ts';
import { useApplication } from '../draft/applicationContext.ts';

/** Submits the application of the page. A customer that was created is saved on this device, and shown. */
export function useSubmit(): Send {
  const { id, form, draft, lastAnswer } = useApplication();
  const { language } = useLanguage();
  const [, navigate] = useLocation();

  const save = async (customer: string, values: typeof form.values): Promise<void> => {
    const report =
      (await keptReport(id)) ??
      (await reportOn(values, localToday(), language, form.state.acceptances));
    const mayStay = await saveSubmitted({
      id: customer,
      name: values.business_name,
      country: values.registered_address.country,
      createdAt: Date.now(),
      draftId: id,
      application: values,
      report,
    });
    await saveEvent({
      subject: customer,
      kind: 'customer-created',
      note: '',
      request: 'POST /business-customers',
    });
    await endCorrection(id);
    if (!mayStay) await draft.forget();
  };

  return useSend({
    form,
    lastAnswer,
    operation: 'createBusinessCustomer',
    async onCreated({ id: customer, doubtSince }, values) {
      if (customer === undefined) return;
      // The customer exists, whether or not this device can save it.
      await save(customer, values).catch(() => undefined);
      // A person must know that there may be two.
      if (doubtSince === undefined) navigate(`/customers/${customer}?created`, { replace: true });
    },
  });
}
