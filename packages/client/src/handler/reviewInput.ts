import { notifyHook } from '../config/hooks.ts';
import type { Issue } from '../errors/issue.ts';
import { notSent } from '../errors/responseError.ts';
import { refusal } from './answer.ts';
import type { ReviewIssue } from './apiHandlerOptions.ts';
import { type DecideOptions, inTime } from './decide.ts';

/** The page's client reads no more. */
const maxIssues = 200;

const toIssue = ({ path, message, rule, remedy }: ReviewIssue): Issue => ({
  path: path.map((key) => (typeof key === 'number' ? key : String(key))),
  message,
  rule,
  remedy,
});

/** Returns the response that refuses what the server's own review finds, or that the review failed: 424. */
export async function reviewInput(
  review: () => readonly ReviewIssue[] | Promise<readonly ReviewIssue[]>,
  options: DecideOptions,
): Promise<Response | undefined> {
  try {
    const issues = await inTime('review', options, review);
    if (!Array.isArray(issues)) throw new TypeError('review must return a list of issues');
    if (issues.length === 0) return undefined;
    const found = issues.slice(0, maxIssues).map(toIssue);
    return refusal(400, 'VALIDATION_ERROR', 'The review found errors', found);
  } catch (error) {
    notifyHook(options.onError, error);
    return failedBeforeSending();
  }
}

/** Returns the answer if the server failed and nothing was sent: the page may offer to send again. */
export const failedBeforeSending = (): Response =>
  refusal(424, notSent, 'The server failed before anything was sent');
