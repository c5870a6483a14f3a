/** Returns `work(argument)`, from memory where the same work was done on the same argument. */
export type Memoize = <Argument, Value>(
  work: (argument: Argument) => Value,
  argument: Argument,
) => Value;

/** Creates a memo that lasts as long as it is referenced: one review. */
export function createMemo(): Memoize {
  const done = new Map<unknown, Map<unknown, unknown>>();
  return <Argument, Value>(work: (argument: Argument) => Value, argument: Argument): Value => {
    let values = done.get(work);
    if (!values) {
      values = new Map();
      done.set(work, values);
    }
    const known = values.get(argument);
    // Only what `work` returned is kept under it, which the type of a Map cannot say.
    if (known !== undefined || values.has(argument)) return known as Value;
    const value = work(argument);
    values.set(argument, value);
    return value;
  };
}
