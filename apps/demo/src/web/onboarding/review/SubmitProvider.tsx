import type { ReactElement, ReactNode } from 'react';
import type { ApplicationSubmission } from '../../../integration/submission.ts';
import { SubmitContext } from './submitContext.ts';
import { useSubmit } from './useSubmit.ts';

/** One submission for all steps: going to another one neither ends nor forgets it. */
export function SubmitProvider({
  submission,
  children,
}: {
  readonly submission: ApplicationSubmission;
  readonly children: ReactNode;
}): ReactElement {
  return <SubmitContext value={useSubmit(submission)}>{children}</SubmitContext>;
}
