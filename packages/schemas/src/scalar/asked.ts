import type { BaseIssue } from 'valibot';

/**
 * The message of a schema whose value is of another type: what to send, or that it is missing.
 *
 * @example
 * v.safeParse(v.string(asked('Send text')), undefined).issues?.[0].message // 'This is required'
 */
export const asked =
  /* @__NO_SIDE_EFFECTS__ */
    (text: string) =>
    (issue: BaseIssue<unknown>): string =>
      issue.input === undefined ? 'This is required' : text;
