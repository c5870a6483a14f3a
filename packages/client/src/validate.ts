import { type GenericSchema, safeParse } from 'valibot';
import type { Issue } from './errors/issue.ts';

/** A value in the form its schema gives it, or what is wrong with it. */
export type Checked<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** valibot's own texts repeat the value; these do not. */
const withoutValue = (issue: { readonly expected: string | null }): string =>
  issue.expected === null ? 'Send another form' : `Expected ${issue.expected}`;

/** Checks `value` against `schema`. Neither the paths nor the messages of the issues hold the value. */
export function validate<Output>(
  schema: GenericSchema<unknown, Output>,
  value: unknown,
): Checked<Output> {
  const { success, output, issues } = safeParse(schema, value, { message: withoutValue });
  if (success) return { value: output };
  return {
    issues: issues.map(({ path = [], message }) => ({
      path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
      message,
    })),
  };
}
