import { type GenericSchema, safeParse } from 'valibot';
import type { Issue } from '../errors/issue.ts';
import { limitIssues } from '../errors/limitIssues.ts';

/** Replaces valibot's messages, which contain the value. */
const withoutValue = (issue: { readonly expected: string | null }): string =>
  issue.expected === null ? 'Send a different value' : `Expected ${issue.expected}`;

/** The issue of a value that changes each time it is read. */
const unexplained: readonly Issue[] = [{ path: [], message: 'Send a value that stays the same' }];

/**
 * Returns the issues of a refused value. Neither paths nor messages contain the value. Loaded only when
 * something is refused, because valibot and the schemas are larger than a request.
 */
export async function explain(
  load: () => Promise<GenericSchema>,
  value: unknown,
): Promise<readonly Issue[]> {
  const { issues } = safeParse(await load(), value, { message: withoutValue });
  if (!issues) return unexplained;
  return limitIssues(issues, ({ path = [], message }) => ({
    path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
    message,
  }));
}
