/**
 * What generated modules share. A copy of this file lies beside them; it needs valibot alone.
 */
import {
  _addIssue,
  _getCodePointCount,
  _isValidObjectKey,
  type BaseIssue,
  type Config,
  type GenericSchema,
  getDefault,
  getFallback,
  getGlobalConfig,
  type InferIssue,
  type IssuePathItem,
  type OutputDataset,
  type SafeParseResult,
  safeParse,
} from 'valibot';

type Issue = BaseIssue<unknown>;
type Dataset = OutputDataset<unknown, Issue>;

/** A schema or action as generated code reads it. */
export interface Live extends GenericSchema {
  readonly default: unknown;
  readonly fallback: unknown;
  readonly entries: Readonly<Record<string, Live>>;
  readonly pipe: readonly Live[];
  readonly options: readonly unknown[];
  readonly requirement: (value: unknown) => unknown;
  readonly check: (value: unknown) => unknown;
  readonly operation: (value: unknown) => unknown;
}

/** An object whose keys are not known to the compiler. */
export type Fields = Readonly<Record<string, unknown>>;

/** How far a parse has come: the issues so far, in order. */
export interface State {
  count: number;
  typed: boolean;
  issues: Issue[];
  readonly config: Config<Issue>;
}

/** The output of an entry that has none: its key is left out. */
export const ABSENT: unique symbol = Symbol('absent');

const none: Issue[] = [];
const first: Config<Issue> = { abortEarly: true };

/** The part of a live schema at `keys`. */
export function live(schema: unknown, ...keys: (string | number)[]): Live {
  let part: unknown = schema;
  for (const key of keys) {
    part = typeof part === 'object' && part !== null ? (part as Fields)[key] : undefined;
  }
  if (part === undefined)
    throw new TypeError(`No ${keys.join('.')} in the schema: compile it again`);
  return part as Live;
}

/** The regular expression of a live action. */
export function pattern(schema: unknown, ...keys: (string | number)[]): RegExp {
  return live(schema, ...keys).requirement as unknown as RegExp;
}

/** The options of a live picklist. */
export function members(schema: unknown, ...keys: (string | number)[]): ReadonlySet<unknown> {
  return new Set(live(schema, ...keys).options);
}

/** Length in Unicode code points, as valibot counts them. */
export const codePoints: (text: string) => number = _getCodePointCount;

/** valibot's own verdict on a value, for a schema the compiler does not know. */
export function accepts(schema: Live, value: unknown): boolean {
  return !schema['~run']({ value }, first).issues;
}

/** valibot's own verdict on a typed value, for an action the compiler does not know. */
export function passes(action: Live, value: unknown): boolean {
  const dataset: Dataset = { typed: true, value };
  return !(action['~run'](dataset as { value: unknown }, first) as Dataset).issues;
}

/** The verdict of generated code that makes an output on the way. */
export function yields(parse: (value: unknown, state: State) => unknown, value: unknown): boolean {
  const state: State = { count: 0, typed: true, issues: none, config: first };
  parse(value, state);
  return state.count === 0;
}

function report(state: State, dataset: Dataset): unknown {
  if (!dataset.typed) state.typed = false;
  if (dataset.issues) {
    if (state.count === 0) state.issues = dataset.issues;
    else for (const issue of dataset.issues) state.issues.push(issue);
    state.count = state.issues.length;
  }
  return dataset.value;
}

/** Puts `value` to valibot's own schema and reports its issues: for what was refused or is unknown. */
export function run(state: State, schema: Live, value: unknown): unknown {
  return report(state, schema['~run']({ value }, state.config));
}

/** Puts a step before the path of every issue from the one numbered `from` on. */
export function prefix(
  state: State,
  from: number,
  type: 'array' | 'object',
  input: unknown,
  key: string | number,
  value: unknown,
): void {
  const item = { type, origin: 'value', input, key, value } as IssuePathItem;
  for (let at = from; at < state.count; at++) {
    const issue = state.issues[at] as { path?: IssuePathItem[] };
    if (issue.path) issue.path.unshift(item);
    else issue.path = [item];
  }
}

/** One item of an array that was refused or is unknown. */
export function item(
  state: State,
  schema: Live,
  input: unknown,
  key: number,
  value: unknown,
): unknown {
  const from = state.count;
  const output = run(state, schema, value);
  if (state.count !== from) prefix(state, from, 'array', input, key, value);
  return output;
}

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
  const state: State = { count: 0, typed: true, issues: none, config: first };
  entry(state, object, input, key, value);
  return state.count === 0;
}

function refuseKey(
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

/** The first key of `input` that `object` does not list, if any. */
export function unlisted(object: Live, input: Fields): string | undefined {
  for (const key in input) if (!Object.hasOwn(object.entries, key)) return key;
  return undefined;
}

/** Refuses the first key that `object` does not list. */
export function refuseUnlisted(state: State, object: Live, input: Fields): void {
  const key = unlisted(object, input);
  if (key !== undefined) refuseKey(state, object, input, key, key, 'never');
}

/** Copies the keys that `object` does not list. */
export function copyUnlisted(object: Live, input: Fields, output: Record<string, unknown>): void {
  for (const key in input) {
    if (_isValidObjectKey(input, key) && !Object.hasOwn(object.entries, key))
      output[key] = input[key];
  }
}

/** Reads the keys that `object` does not list, since one of them may throw. */
export function readUnlisted(object: Live, input: Fields): void {
  for (const key in input) {
    if (_isValidObjectKey(input, key) && !Object.hasOwn(object.entries, key)) input[key];
  }
}

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

/** Forgets the issues of an option that was not the one. */
export function forget(state: State, count: number): void {
  state.issues = state.issues.slice(0, count);
  state.count = count;
  state.typed = true;
}

/**
 * Lets valibot's own actions finish a pipe from the item numbered `from` on. `value` is what the items
 * before it made; their issues are those from the one numbered `mark` on; `typed` is what held before.
 */
export function resume(
  state: State,
  schema: Live,
  from: number,
  value: unknown,
  mark: number,
  typed: boolean,
): unknown {
  let dataset = { typed: state.typed, value } as Dataset;
  if (state.count > mark) dataset.issues = state.issues.slice(mark) as never;
  forget(state, mark);
  state.typed = typed;
  for (const item of schema.pipe.slice(from)) {
    if (item.kind === ('metadata' as string)) continue;
    if (dataset.issues && item.kind !== ('validation' as string)) {
      (dataset as { typed: boolean }).typed = false;
      break;
    }
    dataset = item['~run'](dataset as { value: unknown }, state.config);
  }
  return report(state, dataset);
}

type Parse = (value: unknown, state: State) => unknown;

function unreadable<Schema extends GenericSchema>(
  schema: Schema,
  value: unknown,
  config: Config<Issue>,
): SafeParseResult<Schema> {
  const dataset: Dataset = { typed: false, value, issues: [] as never };
  _addIssue(schema, 'type', dataset, config, { received: 'a value that cannot be read' });
  const issues = dataset.issues as unknown as [InferIssue<Schema>];
  return { typed: false, success: false, output: value, issues };
}

/**
 * The result of generated code, as `safeParse` would give it. With `abortEarly` or `abortPipeEarly` a
 * refused value is put to valibot itself. A value that throws when it is read (a getter, a proxy, or a
 * depth the stack cannot hold) is refused with one issue at the root, where `safeParse` would throw.
 */
export function finish<const Schema extends GenericSchema>(
  schema: Schema,
  parse: Parse,
  value: unknown,
  given?: Config<InferIssue<Schema>>,
): SafeParseResult<Schema> {
  const config = getGlobalConfig(given) as Config<Issue>;
  const state: State = { count: 0, typed: true, issues: none, config };
  try {
    const output = parse(value, state);
    if (state.count === 0 && state.typed) {
      return { typed: true, success: true, output, issues: undefined } as SafeParseResult<Schema>;
    }
    if (!config.abortEarly && !config.abortPipeEarly) {
      const { typed, issues } = state;
      return { typed, success: false, output, issues } as unknown as SafeParseResult<Schema>;
    }
  } catch {
    // valibot decides below, and may know better what cannot be read.
  }
  try {
    return safeParse(schema, value, given);
  } catch {
    return unreadable(schema, value, config);
  }
}

/** The verdict of generated code; false for a value that throws when it is read. */
export function decide(test: (value: unknown) => boolean, value: unknown): boolean {
  try {
    return test(value);
  } catch {
    return false;
  }
}
