import { localToday } from '@passmuster/form';
import { useLocation } from 'wouter';
import { reportOn } from '../../../integration/reviewer.ts';
import { useLanguage } from '../../language/useText.ts';
import { type Send, useSend } from '../../sending/useSend.ts';
import { keptReport } from '../../storage/attemptReports.ts';
import { useApplication } from '../draft/applicationContext.ts';
import { saveCreated } from './saveCreated.ts';

/** Submits the application of the page. A customer that was created is saved on this device, and shown. */
export function useSubmit(): Send {
  const application = useApplication();
  const { id, form, lastAnswer } = application;
  const { language } = useLanguage();
  const [, navigate] = useLocation();

  const save = async (customer: string, values: typeof form.values): Promise<void> => {
    const report =
      (await keptReport(id)) ??
      (await reportOn(values, localToday(), language, form.state.acceptances));
    await saveCreated(application, values, { id: customer, createdAt: Date.now(), report });
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
