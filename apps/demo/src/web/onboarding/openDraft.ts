import { blankCustomer, type CustomerValues, type Form, valuesOf } from '@passmuster/form';
import { type OpenDraft, openDraft } from '@passmuster/form/drafts';
import { openApplication } from '../../integration/application.ts';
import { openStorage } from '../../integration/storage.ts';
import { type ApplicationSubmission, openSubmission } from '../../integration/submission.ts';
import type { Language } from '../language/languages.ts';

/** A draft of this device with its form and its submission. */
export interface OpenedDraft {
  readonly id: string;
  readonly draft: OpenDraft;
  readonly application: Form<CustomerValues>;
  readonly submission: ApplicationSubmission;
}

/** Opens a draft. Rejects if the browser forbids storage. Close it. */
export async function openStoredDraft(id: string, language: Language): Promise<OpenedDraft> {
  const [drafts, submission] = await Promise.all([openStorage(), openSubmission(id)]);
  const application = openApplication(blankCustomer(), language);
  const draft = openDraft({ drafts, form: application, id, read: valuesOf });
  return { id, draft, application, submission };
}

/** Saves what isn't saved, and leaves the draft to other tabs. */
export async function closeDraft({ draft, application }: OpenedDraft): Promise<void> {
  await draft.close();
  application.close();
}
