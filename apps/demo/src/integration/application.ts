import { type CustomerValues, createCustomerForm, type Form, valuesOf } from '@passmuster/form';
import { type OpenDraft, openDraft } from '@passmuster/form/drafts';
import type { BusinessCustomerProfile } from '@passmuster/schemas';
import { countryOptions } from '@passmuster/schemas/countries';
import type { PartialLabels } from '@passmuster/schemas/labels';
import { api } from './api.ts';
import { followShares } from './followShares.ts';
import { loadStates } from './loadStates.ts';
import { reviewer } from './reviewer.ts';
import { followStorage, openStorage } from './storage.ts';
import { type OpenSubmission, openSubmission } from './submission.ts';

/** A draft of this device with its form and its submission. */
export interface Application extends OpenSubmission<BusinessCustomerProfile> {
  readonly id: string;
  readonly form: Form<CustomerValues>;
  readonly draft: OpenDraft;
  /** Saves what isn't saved, and leaves the draft to other tabs. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a draft, reviewed by the page's worker. Rejects if the browser forbids storage.
 *
 * @param onSend is waited for before a request, and may not reject.
 */
export async function openApplication(
  id: string,
  texts: PartialLabels,
  onSend: (form: Form<CustomerValues>) => Promise<void>,
): Promise<Application> {
  const [drafts, { submission, lastAnswer }] = await Promise.all([
    openStorage(),
    openSubmission(id, async (body) => {
      await onSend(form);
      return api.businessCustomers.create(body);
    }),
  ]);
  const lists = (locale: string) => ({
    countries: countryOptions(locale),
    statesOf: loadStates,
  });
  const form = createCustomerForm({ reviewer, submission, texts, lists });
  const ends = [
    followShares(form),
    followStorage(() => void submission.refresh().catch(() => undefined)),
  ];
  const draft = openDraft({ drafts, form, id, read: valuesOf });
  return {
    id,
    form,
    draft,
    submission,
    lastAnswer,
    async close() {
      for (const end of ends) end();
      await draft.close();
      form.close();
    },
  };
}
