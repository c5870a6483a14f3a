/** Returns `work(argument)`, from memory where the same work was done on the same argument. */
export type Memoize = <Argument, Value>(
  work: (argument: Argument) => Value,
  argument: Argument,
) => Value;

/** Creates a memo that lasts as long as it is referenced: one review. */
export function createMemo(): Memoize {
  const done = new Map<unknown, Map<unknown, unknown>>();
  return <Argument, Value>(work: (argument: Argument) => Value, argument: Argument): Value => {
    const values = done.get(work) ?? new Map<unknown, unknown>();
    done.set(work, values);
    if (!values.has(argument)) values.set(argument, work(argument));
    // Only what `work` returned is kept under it, which the type of a Map cannot say.
    return values.get(argument) as Value;
  };
}
