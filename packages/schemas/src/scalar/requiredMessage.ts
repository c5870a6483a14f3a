import type { BaseIssue } from 'valibot';
import { requiredText } from './texts.ts';

/**
 * Returns the message of a schema for a value of another type: `text`, or that the value is missing.
 *
 * @example
 * v.safeParse(v.string(requiredMessage('Enter text.')), undefined).issues?.[0].message
 * // 'This field is required.'
 */
export const requiredMessage =
  /* @__NO_SIDE_EFFECTS__ */
    (text: string) =>
    (issue: BaseIssue<unknown>): string =>
      issue.input === undefined ? requiredText.remedy : text;
