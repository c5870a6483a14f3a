import { type GenericSchema, safeParse } from 'valibot';
import type { Issue } from './errors/issue.ts';

/** valibot's own texts repeat the value; these do not. */
const withoutValue = (issue: { readonly expected: string | null }): string =>
  issue.expected === null ? 'Send another form' : `Expected ${issue.expected}`;

/**
 * What `schema` has to say about a refused value. Neither the paths nor the messages hold the value.
 * Loaded when something is refused, not before: valibot and the schemas weigh more than a request.
 */
export function explain(schema: GenericSchema, value: unknown): readonly Issue[] | undefined {
  return safeParse(schema, value, { message: withoutValue }).issues?.map(
    ({ path = [], message }) => ({
      path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
      message,
    }),
  );
}
