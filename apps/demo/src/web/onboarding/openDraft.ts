import type { CustomerValues, Form } from '@passmuster/form';
import { openApplication } from '../../integration/application.ts';
import { openStorage, type StoredDraft } from '../../integration/storage.ts';
import { type ApplicationSubmission, openSubmission } from '../../integration/submission.ts';
import type { Language } from '../language/languages.ts';

/** A draft of this device with its review and its submission. */
export interface OpenedDraft {
  readonly draft: StoredDraft;
  readonly application: Form<CustomerValues>;
  readonly submission: ApplicationSubmission;
}

/** Opens a draft; undefined if this device has none with this ID. Close its application. */
export async function openDraft(id: string, language: Language): Promise<OpenedDraft | undefined> {
  const storage = await openStorage();
  const [draft, submission] = await Promise.all([storage.load(id), openSubmission(id)]);
  return draft && { draft, submission, application: openApplication(draft.values, language) };
}
