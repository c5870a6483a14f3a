import { type CustomerValues, type FormState, localToday } from '@passmuster/form';
import type { FormLanguage } from '../../../integration/formTexts.ts';
import { reportOn } from '../../../integration/reviewer.ts';
import { forgetReport, keepReport } from '../../storage/attemptReports.ts';

/** Sending waits no longer for the report. Milliseconds. */
const patience = 3000;

/** Keeps the report of what is about to be sent, for a page that learns later what became of it. Never rejects, and never takes long. */
export async function keepAttempt(
  draftId: string,
  values: CustomerValues,
  { acceptances }: FormState,
  language: FormLanguage,
): Promise<void> {
  // That of an earlier attempt says nothing of this one.
  const kept = forgetReport(draftId)
    .then(() => reportOn(values, localToday(), language, acceptances))
    .then((report) => keepReport(draftId, report))
    .catch(() => undefined);
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, patience))]);
}
