import { _addIssue, getDefault, getFallback, type IssuePathItem } from 'valibot';
import type { Fields, Live } from './live.ts';
import { begin, type Dataset, prefix, report, run, type State } from './state.ts';

/** The output of an entry that has none: its key is left out. */
export const ABSENT: unique symbol = Symbol('absent');

/**
 * One entry of an object that was refused, is absent or is unknown. `value` is what was read.
 * Gives `ABSENT` where valibot sets no key.
 */
export function entry(
  state: State,
  object: Live,
  input: Fields,
  key: string,
  value: unknown,
): unknown {
  const schema = object.entries[key] as Live;
  let read = value;
  if (value === undefined && !(key in input)) {
    const { type } = schema;
    const absentable = type === 'exact_optional' || type === 'optional' || type === 'nullish';
    if (absentable && schema.default !== undefined) read = getDefault(schema);
    else if (schema.fallback !== undefined) return getFallback(schema);
    else {
      if (!absentable) refuseKey(state, object, input, key, undefined, `"${key}"`);
      return ABSENT;
    }
  }
  const from = state.count;
  const output = run(state, schema, read);
  if (state.count !== from) prefix(state, from, 'object', input, key, read);
  return output;
}

/** The verdict on one entry, where only valibot knows what an absent key means. */
export function entryPasses(object: Live, input: Fields, key: string, value: unknown): boolean {
  const state = begin();
  entry(state, object, input, key, value);
  return state.count === 0;
}

/** Refuses a key that is missing or must not be there, as valibot words it. */
export function refuseKey(
  state: State,
  object: Live,
  input: Fields,
  key: string,
  value: string | undefined,
  expected: string,
): void {
  const dataset: Dataset = { typed: false, value: input, issues: [] as never };
  const path: IssuePathItem = {
    type: 'object',
    origin: 'key',
    input: input as Record<string, unknown>,
    key,
    value: input[key],
  };
  _addIssue(object, 'key', dataset, state.config, { input: value, expected, path: [path] });
  report(state, dataset);
}

/** `output` without the keys whose entry has no output. One key is most often all that is missing. */
export function prune(output: Record<string, unknown>): Record<string, unknown> {
  const values = Object.values(output);
  const at = values.indexOf(ABSENT);
  if (at === -1) return output;
  const keys = Object.keys(output);
  if (!values.includes(ABSENT, at + 1)) {
    const { [keys[at] as string]: absent, ...kept } = output;
    return kept;
  }
  const kept: Record<string, unknown> = {};
  for (const key of keys) if (output[key] !== ABSENT) kept[key] = output[key];
  return kept;
}
