/** By the id of a test: how often it reaches each mutant. */
export type Reached = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What instrumented code reads and writes. Source: `instrumentationBabelHeader` of @stryker-mutator/instrumenter. */
export interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  /** Stands in for `kept ??= make()`: makes the value again for each test, and for each mutant. */
  cached?: <Value>(kept: Value | undefined, make: () => Value) => Value;
  /** Stands in for a map of made values: empties it for each test, and for each mutant. */
  emptied?: <Made extends { readonly clear?: () => void }>(map: Made) => Made;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Reached;
  };
}

const instrumented = globalThis as typeof globalThis & { __stryker__?: Switchboard };
instrumented.__stryker__ ??= {};

/** The switches of this thread: which mutant is active, and what the tests reached. */
export const board: Switchboard = instrumented.__stryker__;

const madeFor = new WeakMap<object, string | undefined>();

board.cached = (kept, make) => {
  const user = board.activeMutant ?? board.currentTestId;
  if (kept !== undefined && madeFor.get(Object(kept)) === user) return kept;
  const made = make();
  madeFor.set(Object(made), user);
  return made;
};

board.emptied = (map) => {
  const user = board.activeMutant ?? board.currentTestId;
  if (madeFor.get(map) !== user) map.clear?.();
  madeFor.set(map, user);
  return map;
};

/** Returns `text` with its caches behind the switchboard: one that is filled once would keep what a mutant put there. */
export const withoutCaches = (text: string): string =>
  text
    .replace(/(\w+) \?\?= (\w+\([^()]*\))/g, '$1 = __stryker__.cached($1, () => $2)')
    .replace(
      /(?<![.\w])(\w+)(?=\.get\((\w+)\) \?\? [\s\S]{0,900}?\b\1\.set\(\2,)/g,
      '__stryker__.emptied($1)',
    );
