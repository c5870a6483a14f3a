import type { BaseIssue, Config, IssuePathItem, OutputDataset } from 'valibot';
import type { Live } from './live.ts';

/** Any issue of valibot. */
export type Issue = BaseIssue<unknown>;

/** What a run of valibot gives. */
export type Dataset = OutputDataset<unknown, Issue>;

/** How far a parse has come: the issues so far, in order. */
export interface State {
  count: number;
  typed: boolean;
  issues: Issue[];
  readonly config: Config<Issue>;
}

/** For a verdict: the first issue decides. */
export const first: Config<Issue> = { abortEarly: true };

const none: Issue[] = [];

/** A parse that has not begun. Without a config it is for a verdict only, which one issue decides. */
export const begin = (config: Config<Issue> = first): State => ({
  count: 0,
  typed: true,
  issues: none,
  config,
});

/** Takes over the issues of a run and gives its output. */
export function report(state: State, dataset: Dataset): unknown {
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

/** Forgets the issues of an option that was not the one. */
export function forget(state: State, count: number): void {
  state.issues = state.issues.slice(0, count);
  state.count = count;
  state.typed = true;
}
