import {
  _addIssue,
  type Config,
  type GenericSchema,
  getGlobalConfig,
  type InferIssue,
  type SafeParseResult,
  safeParse,
} from 'valibot';
import { begin, type Dataset, type Issue, type State } from './state.ts';

/** What generated code gives for a value that it does not accept. */
export const REFUSED: unique symbol = Symbol('refused');

type Parse = (value: unknown, state: State) => unknown;

type Take = (value: unknown) => unknown;

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
 * The result of generated code, as `safeParse` would give it. What `take` accepts is done with; `parse`
 * reads what it refuses again, for the issues. With `abortEarly` or `abortPipeEarly` a
 * refused value is put to valibot itself. A value that throws when it is read (a getter, a proxy, or a
 * depth the stack cannot hold) is refused with one issue at the root, where `safeParse` would throw.
 */
export function finish<const Schema extends GenericSchema>(
  schema: Schema,
  parse: Parse,
  value: unknown,
  given?: Config<InferIssue<Schema>>,
  take?: Take,
): SafeParseResult<Schema> {
  try {
    const taken = take ? take(value) : REFUSED;
    if (taken !== REFUSED) {
      const result = { typed: true, success: true, output: taken, issues: undefined };
      return result as SafeParseResult<Schema>;
    }
  } catch {
    // It throws again below, where valibot decides what cannot be read.
  }
  const config = getGlobalConfig(given) as Config<Issue>;
  const state = begin(config);
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
