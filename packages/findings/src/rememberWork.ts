import type { Once } from './defineRule.ts';

/** A memory for the length of one review: what was worked out from an argument is not worked out again. */
export function rememberWork(): Once {
  const done = new Map<unknown, Map<unknown, unknown>>();
  return <Argument, Value>(work: (argument: Argument) => Value, argument: Argument): Value => {
    // Only values of `work` are put under it, which the type of a Map cannot say.
    const values = (done.get(work) ?? new Map()) as Map<Argument, Value>;
    const known = values.get(argument);
    if (known !== undefined || values.has(argument)) return known as Value;
    const value = work(argument);
    done.set(work, values.set(argument, value));
    return value;
  };
}
