import { useApplicationState, useSubmission } from '@passmuster/form/react';
import { submission } from './submission.ts';

export const doubt = 'We didn’t get an answer. The customer may have been created.';

/** What is left to do, and what is known of the submission. */
export function Status() {
  const { known } = useSubmission(submission);
  const failed = useApplicationState((state) => state.failed);
  const todo = useApplicationState((state) => state.todo);
  if (known.kind === 'created') return `Created: ${known.id}`;
  if (known.kind === 'sending') return 'Submitting…';
  if (known.kind === 'probably-created') return 'Probably created by your last submission.';
  if (known.doubt) return doubt;
  if (failed) return 'Checked when you submit';
  return `${todo.length} left`;
}
