import { localToday, type SubmitFormOptions, type Submitted } from '@passmuster/form';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reportOn } from '../../../integration/reviewer.ts';
import { type CallError, type Failure, failedNow } from '../../api/failure.ts';
import { useLanguage } from '../../language/useText.ts';
import { endCorrection } from '../../storage/corrections.ts';
import { saveSubmitted } from '../../storage/keepTime.ts';
import { saveEvent } from '../../storage/localRecords.ts';
import { useApplication } from '../draft/applicationContext.ts';

export interface Submit {
  /** True from the click until it is known what became of it. */
  readonly isPending: boolean;
  /** Why the last attempt of this page failed. */
  readonly failure: Failure | undefined;
  /** Submits what the form holds. A customer that was created is saved on this device, and shown. */
  readonly submit: (options?: SubmitFormOptions) => Promise<Submitted['outcome']>;
}

/** Submits the application of the page, at most once unless a person decides otherwise. */
export function useSubmit(): Submit {
  const { id, form, draft, lastError } = useApplication();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const save = async (customer: string, values: typeof form.values): Promise<void> => {
    const report = await reportOn(values, localToday(), language, form.state.acceptances);
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

  const submit = async (options?: SubmitFormOptions): Promise<Submitted['outcome']> => {
    const { values } = form;
    const { outcome, status } = await form.submit(options);
    const error = outcome === 'sent' ? lastError() : notSent[outcome];
    setFailure(error && failedNow(error));
    if (outcome !== 'sent' || status.kind !== 'created' || status.id === undefined) return outcome;
    // The customer exists, whether or not this device can save it.
    await save(status.id, values).catch(() => undefined);
    // A person must know that there may be two.
    if (status.doubtSince === undefined) {
      navigate(`/customers/${status.id}?created`, { replace: true });
    }
    return outcome;
  };

  return {
    isPending,
    failure,
    async submit(options) {
      setPending(true);
      setFailure(undefined);
      try {
        return await submit(options);
      } finally {
        setPending(false);
      }
    },
  };
}

const nothingSent = (kind: CallError['kind'], message: string): CallError => ({
  kind,
  outcome: 'not_sent',
  operation: 'createBusinessCustomer',
  message,
});

/** Why nothing was sent, where no field says it. */
const notSent: Readonly<Partial<Record<Submitted['outcome'], CallError>>> = {
  'not-recorded': nothingSent('not_recorded', 'The attempt could not be recorded'),
  reading: nothingSent('file_reading', 'A file is still being read'),
  'file-lost': nothingSent('file_lost', 'A file is no longer on this device'),
};
