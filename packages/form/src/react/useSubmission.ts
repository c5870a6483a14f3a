import {
  type Known,
  type MaySend,
  maySend,
  type Submission,
  type SubmissionAnswer,
  type SubmissionBody,
} from '@passmuster/client/submission';
import { useSyncExternalStore } from 'react';

/** What is known of a submission, and whether its button may send. */
export interface SubmissionState {
  readonly known: Known;
  /** The only gate of every button: `acknowledged` means only by a person who knows of the doubt. */
  readonly maySend: MaySend;
}

/**
 * Returns the status of a submission, including one that another tab sent.
 *
 * @example
 * const submission = createSubmission({
 *   key: 'application-7',
 *   journal: createMemoryJournal('a secret of yours'),
 *   now: () => new Date(),
 *   send: () => Promise.resolve({ error: { outcome: 'unknown' } }),
 * });
 * await submission.submit('{}');
 * const MaySend = () => useSubmission(submission).maySend;
 * renderToString(createElement(MaySend)) // 'acknowledged'
 */
export function useSubmission<Body extends SubmissionBody, Answer extends SubmissionAnswer>(
  submission: Submission<Body, Answer>,
): SubmissionState {
  const read = (): Known => submission.state;
  const known = useSyncExternalStore(submission.subscribe, read, read);
  return { known, maySend: maySend(known) };
}
