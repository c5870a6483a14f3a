/** Returns `work(argument)`. Calls `work` only once for the same function and argument. */
export type Memoize = <Argument, Value>(
  work: (argument: Argument) => Value,
  argument: Argument,
) => Value;

/** Returns a `Memoize` with a cache of its own, which a review creates and drops. */
export function createMemo(): Memoize {
  const done = new Map<unknown, Map<unknown, unknown>>();
  return <Argument, Value>(work: (argument: Argument) => Value, argument: Argument): Value => {
    let values = done.get(work);
    if (!values) {
      values = new Map();
      done.set(work, values);
    }
    const known = values.get(argument);
    // The type of a Map cannot express that each function is the key of its own results.
    if (known !== undefined || values.has(argument)) return known as Value;
    const value = work(argument);
    values.set(argument, value);
    return value;
  };
}
