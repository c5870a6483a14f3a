import type { FormLists, LongLists } from './fieldDescription.ts';

type StatesOf = NonNullable<FormLists['statesOf']>;

/** Returns the states that are known. Others are requested once, and `onKnown` is called when they have loaded. */
export function knownStates(
  statesOf: StatesOf,
  onKnown: () => void,
): NonNullable<LongLists['statesOf']> {
  const loaded = new Map<string, Awaited<ReturnType<StatesOf>>>();
  return (country) => {
    if (loaded.has(country)) return loaded.get(country);
    const found = statesOf(country);
    if (!(found instanceof Promise)) return found;
    loaded.set(country, undefined);
    found.then(
      (states) => {
        loaded.set(country, states);
        onKnown();
      },
      // A state that can't be chosen is typed.
      () => undefined,
    );
    return undefined;
  };
}
