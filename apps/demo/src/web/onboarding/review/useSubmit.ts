import { BusinessCustomerProfileSchema } from '@passmuster/schemas';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '../../api/call.ts';
import { type Mutation, useMutation } from '../../api/useMutation.ts';
import { toBody } from '../../application/toBody.ts';
import type { ApplicationValues } from '../../application/values.ts';
import { useLanguage } from '../../language/useText.ts';
import { today } from '../../review/today.ts';
import { runJob } from '../../review/worker.ts';
import { removeDraft } from '../../storage/drafts.ts';
import { rememberCustomer, rememberEvent } from '../../storage/knownThings.ts';
import { useApplicationForm, useDraft } from '../draft/draftContext.ts';
import { refusalsOf } from './refusalsOf.ts';

type Profile = v.InferOutput<typeof BusinessCustomerProfileSchema>;

/** What is known after a submission without an answer. */
export type Lost = 'unknown' | 'not-created' | { readonly customer: string };

export interface Submit {
  readonly submit: Mutation<void, Profile>;
  /** Looks for the customer after a lost answer. */
  readonly check: Mutation<void, readonly Profile[]>;
  readonly lost: Lost | undefined;
  /** ID of the customer that was created. */
  readonly created: string | undefined;
}

/** Submits the application once, and finds out what happened when no answer came. */
export function useSubmit(): Submit {
  const { getValues } = useApplicationForm();
  const { id, store } = useDraft();
  const { language, t } = useLanguage();
  const [lost, setLost] = useState<Lost>();
  const [created, setCreated] = useState<string>();

  const keep = useCallback(
    async (customer: string, values: ApplicationValues) => {
      const report = await runJob<'report'>({ kind: 'report', values, asOf: today(), language });
      await rememberCustomer({
        id: customer,
        name: values.business_name,
        country: values.registered_address.country,
        createdAt: Date.now(),
        application: toBody(values, (file) => file.name),
        report,
      });
      await rememberEvent({
        subject: customer,
        kind: 'customer-created',
        note: '',
        request: 'POST /business-customers',
      });
      await removeDraft(id);
      setCreated(customer);
    },
    [id, language],
  );

  const submit = useMutation<void, Profile>(
    useCallback(async (): Promise<Answer<Profile>> => {
      setLost(undefined);
      const values = structuredClone(getValues());
      const body = await runJob<'body'>({ kind: 'body', values });
      const answer = await call(BusinessCustomerProfileSchema, '/api/business-customers', {
        method: 'POST',
        body,
      });
      if (answer.data?.id) await keep(answer.data.id, values);
      else if (answer.failure?.outcome === 'unknown') setLost('unknown');
      else if (answer.failure) store.refuse(refusalsOf(answer.failure, t));
      return answer;
    }, [getValues, keep, store, t]),
  );

  const check = useMutation<void, readonly Profile[]>(
    useCallback(async () => {
      const values = structuredClone(getValues());
      const query = new URLSearchParams({ email: values.email });
      const answer = await call(
        v.array(BusinessCustomerProfileSchema),
        `/sandbox/customers?${query}`,
      );
      const found = answer.data?.[0]?.id ?? undefined;
      if (answer.data && found === undefined) setLost('not-created');
      if (found !== undefined) {
        setLost({ customer: found });
        await keep(found, values);
      }
      return answer;
    }, [getValues, keep]),
  );
  return { submit, check, lost, created };
}
