import { _isValidObjectKey, type IssuePathItem } from 'valibot';
import { ABSENT } from './entry.ts';
import type { Fields, Live } from './live.ts';
import { report, type State } from './state.ts';

/** Whether a record may have this key. */
export const isSafeKey: (input: object, key: string) => boolean = _isValidObjectKey;

/** One key of a record that was refused; gives the key to set, or `ABSENT`. */
export function recordKey(
  state: State,
  schema: Live,
  input: Fields,
  key: string,
  value: unknown,
): string | typeof ABSENT {
  const dataset = schema['~run']({ value: key }, state.config);
  const item = { type: 'object', origin: 'key', input, key, value } as IssuePathItem;
  for (const issue of dataset.issues ?? []) (issue as { path?: IssuePathItem[] }).path = [item];
  report(state, dataset);
  return dataset.typed ? (dataset.value as string) : ABSENT;
}
