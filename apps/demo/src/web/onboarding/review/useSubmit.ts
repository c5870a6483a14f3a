import { type Known, type MaySend, maySend } from '@passmuster/client/submission';
import { type CustomerValues, type FormBody, type FormState, localToday } from '@passmuster/form';
import { useForm, useSubmission } from '@passmuster/form/react';
import { useCallback, useEffect, useState } from 'react';
import { reportOn } from '../../../integration/reviewer.ts';
import { followStorage } from '../../../integration/storage.ts';
import type { ApplicationSubmission } from '../../../integration/submission.ts';
import { type Answer, type CallError, type Failure, namesField } from '../../api/failure.ts';
import { useMutation } from '../../api/useMutation.ts';
import { useLanguage } from '../../language/useText.ts';
import { saveCustomer, saveEvent } from '../../storage/localRecords.ts';
import { useApplicationForm, useDraft } from '../draft/draftContext.ts';

export interface Submit {
  /** What is known of every attempt, also of other tabs. */
  readonly known: Known;
  /** The only gate of every button. */
  readonly maySend: MaySend;
  readonly isSending: boolean;
  /** Why the last attempt of this page failed. */
  readonly failure: Failure | undefined;
  /** ID of the customer that this page has created and saved. */
  readonly created: string | undefined;
  /** Sends the application if `maySend` allows it. `acknowledged`: the person knows of the doubt. */
  readonly send: (acknowledged: boolean) => Promise<void>;
}

type Accepted = FormState['acceptances'];

/** Submits the application at most once, unless the person decides otherwise. */
export function useSubmit(submission: ApplicationSubmission): Submit {
  const { getValues } = useApplicationForm();
  const { id, forget } = useDraft();
  const application = useForm();
  const { language } = useLanguage();
  const state = useSubmission(submission);
  const [created, setCreated] = useState<string>();

  useEffect(
    () => followStorage(() => void submission.refresh().catch(() => undefined)),
    [submission],
  );

  const save = useCallback(
    async (customer: string, values: CustomerValues, accepted: Accepted) => {
      const report = await reportOn(values, localToday(), language, accepted);
      await saveCustomer({
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
      await forget();
    },
    [forget, id, language],
  );

  const { run, isPending, failure } = useMutation<boolean, undefined>(
    useCallback(
      async (acknowledged): Promise<Answer<undefined>> => {
        const values = structuredClone(getValues());
        const accepted = application.state.acceptances;
        const body = await application.body();
        const answer = await submitOnce(submission, body, acknowledged);
        const customer = answer?.data?.id;
        if (customer) {
          // The customer exists, whether or not this device can save it.
          await save(customer, values, accepted).catch(() => undefined);
          setCreated(customer);
        }
        if (!answer?.error) return { data: undefined };
        // A read of the journal that began before the answer may have ended after it.
        await submission.refresh().catch(() => undefined);
        const isPlaced =
          answer.error.outcome !== 'unknown' && submission.state.kind !== 'probably-created';
        const { code, issues = [], outcome, status } = answer.error;
        if (isPlaced && namesField(answer.error)) {
          application.setServerErrors({ code, issues, outcome, status });
        }
        return { error: answer.error };
      },
      [application, getValues, save, submission],
    ),
  );
  return {
    ...state,
    isSending: isPending || state.known.kind === 'sending',
    failure,
    created,
    send: useCallback(async (acknowledged) => void (await run(acknowledged)), [run]),
  };
}

const notRecorded: CallError = {
  kind: 'not_recorded',
  outcome: 'not_sent',
  operation: 'createBusinessCustomer',
  message: 'The attempt could not be recorded',
};

async function submitOnce(
  submission: ApplicationSubmission,
  { blob, identity }: FormBody,
  acknowledged: boolean,
): Promise<Answer<{ readonly id?: string | null | undefined }> | undefined> {
  const before = submission.state.attempt?.at;
  try {
    const answer = await submission.submit(blob, { identity, acknowledged });
    if (answer || maySend(submission.state) !== 'yes') return answer;
    // The doubt was about an email or phone that the application no longer has.
    return await submission.submit(blob, { identity });
  } catch {
    const { attempt, kind, id } = submission.state;
    if (attempt?.at === before) return { error: notRecorded };
    // It was sent, and the answer couldn't be recorded: `state` has it until the page is closed.
    return kind === 'created' ? { data: { id } } : undefined;
  }
}
