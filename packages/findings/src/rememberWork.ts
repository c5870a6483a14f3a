import type { Once } from './defineRule.ts';

/** A memory for the length of one review: what was worked out from an argument is not worked out again. */
export function rememberWork(): Once {
  const done = new Map<unknown, Map<unknown, unknown>>();
  return <Argument, Value>(work: (argument: Argument) => Value, argument: Argument): Value => {
    const values = done.get(work) ?? new Map<unknown, unknown>();
    done.set(work, values);
    if (!values.has(argument)) values.set(argument, work(argument));
    // Only what `work` gave is kept under it, which the type of a Map cannot say.
    return values.get(argument) as Value;
  };
}
