import { type GenericSchema, safeParse } from 'valibot';
import type { Issue } from './errors/issue.ts';

/** valibot's own texts repeat the value; these do not. */
const withoutValue = (issue: { readonly expected: string | null }): string =>
  issue.expected === null ? 'Send another form' : `Expected ${issue.expected}`;

/** For a value that is another one each time it is read. */
const unexplained: readonly Issue[] = [{ path: [], message: 'Send a value that stays the same' }];

/**
 * What the schema has to say about a refused value. Neither the paths nor the messages hold the value.
 * Loaded when something is refused, not before: valibot and the schemas weigh more than a request.
 */
export async function explain(
  load: () => Promise<GenericSchema>,
  value: unknown,
): Promise<readonly Issue[]> {
  const { issues } = safeParse(await load(), value, { message: withoutValue });
  return (
    issues?.map(({ path = [], message }) => ({
      path: path.map(({ key }) => (typeof key === 'number' ? key : String(key))),
      message,
    })) ?? unexplained
  );
}
